import { isSitePath } from '../../core/shell/allowed-address.ts';

/** The form of the account modal that every market has [ACC-07]. */
export const detailsForm = 'additionalDetails';

/**
 * The form an address asks for; the first of the market's way to sign in for any other, undefined where it has none.
 * @param own forms of that way; the details are asked for by every market
 */
export const readForm = (text: string | null, own: readonly string[]): string | undefined =>
  [detailsForm, ...own].find((form) => form === text) ?? own[0];

/** Pages below the account base that every market has; the plain base has its forms. */
const accountPages = ['otp', 'register', 'logout', 'edit'];
const inStorePage = 'in-store-sign-up';

/** Pages of who is signed in, each with pages of its own below it [SHP-34]. */
const ownPages = ['details', 'orders', 'addresses', 'payment', 'points'];

/**
 * Whether a path below the account base has no page of its own, so that it leads to the account details [OTP-04].
 * @param path what stands behind the base
 * @param more pages of the market's way to sign in
 */
export const leadsToDetails = (
  path: string,
  query: URLSearchParams,
  more: readonly string[] = [],
): boolean => {
  const page = path.replace(/^\/+|\/+$/g, '');
  if (page === '') return !query.has('form');
  const isInStore = page === inStorePage || page.startsWith(`${inStorePage}/`);
  const [first = ''] = page.split('/');
  return !isInStore && !ownPages.includes(first) && ![...accountPages, ...more].includes(page);
};

/** Where a visitor came from to sign in, out of history state, which may hold anything [ACC-13, SEC-25]. */
export const cameFrom = (state: unknown): string => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/';
  const { from } = state;
  return isSitePath(from) ? from : '/';
};

/** Who somebody is to the application; nobody is more than that [SHL-04, CHK-05]. */
export type CustomerRole = 'guest' | 'customer' | 'member';

/** The role of a visitor: a member needs a loyalty provider's token besides being one [SHL-04]. */
export const roleOf = ({
  isLoggedIn,
  loginToken,
  inLoyalty = false,
  loyaltyToken,
}: {
  readonly isLoggedIn: boolean;
  readonly loginToken?: string | undefined;
  readonly inLoyalty?: boolean;
  readonly loyaltyToken?: string | undefined;
}): CustomerRole => {
  if (!isLoggedIn && loginToken === undefined) return 'guest';
  return inLoyalty && loyaltyToken !== undefined ? 'member' : 'customer';
};
