import { isSitePath } from '../../core/shell/allowed-address.ts';
import {
  dispositionType,
  dispositionWhen,
  type When,
} from '../../core/localisation/disposition.ts';
import type { Target } from './redirect-target.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';

/** What an address of an order page says about where and how to order [LOC-51, LOC-52]. */
export interface DeepLink {
  readonly hut?: { readonly sector: string; readonly hutId: string };
  /** A delivery address as the market's customers write it on one line. */
  readonly address?: string;
  readonly type?: Disposition;
  readonly when?: When;
  /** Where to go afterwards, on this site [SEC-25]. */
  readonly target?: Target;
  /** Something in the link cannot be read and is left out; the customer is told. */
  readonly isMalformed: boolean;
}

const parameters = [
  'storeId',
  'deliveryAddress',
  'dispositionType',
  'dispositionWhen',
  'pathAfterLocalise',
  'searchAfterLocalise',
];

/** Payments carry the disposition along in their addresses; those must not localise again [PAY-42, PAY-55]. */
const isOfPayment = (search: URLSearchParams): boolean =>
  search.has('transactionId') || search.has('paymentStatus');

/** Reads a deep link; undefined when the address has none of its parameters or none that can be read. */
export const readDeepLink = (search: URLSearchParams): DeepLink | undefined => {
  if (isOfPayment(search)) return undefined;
  if (!parameters.some((name) => search.has(name))) return undefined;
  const [sector, hutId, more] = (search.get('storeId') ?? '').split(':');
  const isHut = Boolean(sector && hutId && more === undefined);
  const address = search.get('deliveryAddress')?.trim();
  const type = dispositionType(search.get('dispositionType'));
  const when = dispositionWhen(search.get('dispositionWhen'));
  const pathname = search.get('pathAfterLocalise');
  // An address elsewhere would make the link a way to send customers anywhere.
  const isPath = isSitePath(pathname);
  const after = search.get('searchAfterLocalise')?.replace(/^\?/, '');
  return {
    ...(isHut && sector && hutId ? { hut: { sector, hutId } } : {}),
    ...(address ? { address } : {}),
    ...(type ? { type } : {}),
    ...(when ? { when } : {}),
    ...(isPath ? { target: { pathname, search: after ? `?${after}` : '', hash: '' } } : {}),
    isMalformed:
      (search.has('storeId') && !isHut) ||
      (search.has('dispositionType') && type === undefined) ||
      (search.has('dispositionWhen') && when === undefined) ||
      (pathname !== null && !isPath),
  };
};

/** The search of an address without the parameters of a deep link. */
export const withoutDeepLink = (search: URLSearchParams): string => {
  const rest = new URLSearchParams([...search].filter(([name]) => !parameters.includes(name)));
  return rest.size === 0 ? '' : `?${rest.toString()}`;
};

/** Whether a disposition is open at the flag level; levels named none means all [LOC-53]. */
export const isDispositionOpen = (
  type: Disposition,
  openToFlagLevels: Readonly<Record<string, readonly string[]>>,
  flagLevel: string,
): boolean => openToFlagLevels[type]?.includes(flagLevel) ?? true;
