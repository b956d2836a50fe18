import { checkOrder, type OrderCheck } from '../../core/orders/check-order.ts';
import { wrongContactFields } from '../../core/orders/check-contact.ts';
import type { RefusalName } from '../../core/orders/order-refusal.ts';
import { storedType } from '../../core/payments/stored-type.ts';
import { wrongReturnAddresses } from '../../core/payments/return-addresses.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { WrongField } from '../../schemas/types/http/orders.ts';
import { type MemberOfOrder, memberOfOrder, wrongLoyalty } from '../loyalty/member-of-order.ts';
import type { CatalogueReader, HutCatalogue } from '../menu/catalogue-reader.ts';
import { type Orderer, ownerIn } from './check-account.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { extraUnavailable, OrderFailureError } from '../intents/order-failure.ts';
import { messageOfFields, toldFields } from '../shell/told-fields.ts';
import {
  extrasOfOrder,
  type OrderWithUses,
  type UsesOfRequest,
  usesOfRequest,
} from './order-uses.ts';

/** A request that can be taken, with the price we ask for it, the shop that sells it and what it uses. */
export interface AcceptedRequest extends OrderWithUses {
  /** The request with the payment type's stored code, and with our amounts in place of the client's [SEC-43]. */
  readonly request: OrderRequest;
  /** Whose order it is; null for a guest's. */
  readonly accountId: string | null;
}

/** What a request is judged by besides itself. */
export interface RequestFacts {
  readonly now: number;
  /** Transaction id of an attempt whose holds do not count, as this one replaces it. */
  readonly besides?: string | undefined;
  /** Account of the caller; undefined for a guest. */
  readonly orderer?: Orderer | undefined;
  /** The site's own origin, which return addresses lead to. */
  readonly origin: string;
  /** Level of the caller's flags; `none` for most. */
  readonly flagLevel?: string | undefined;
}

/** Last moment a date can hold, in milliseconds. */
const lastMoment = 8.64e15;

const statusOf: Partial<Record<RefusalName, number>> = { INVALID_REQUEST: 400, HUT_CLOSED: 409 };

/** 400 with the wrong fields by name [ORD-25]. */
export const invalidRequest = (fields: readonly WrongField[]): OrderFailureError =>
  new OrderFailureError(400, {
    name: 'INVALID_REQUEST',
    message: messageOfFields(toldFields(fields)),
    fields: toldFields(fields),
  });

/** What a hut sells to an order; undefined when there is no such hut. */
export const shopOf = (
  catalogue: CatalogueReader,
  {
    hut,
    disposition,
    customer,
  }: Pick<OrderRequest, 'hut' | 'disposition'> & {
    readonly customer?: Pick<OrderRequest['customer'], 'selectedLanguage'>;
  },
): Promise<HutCatalogue | undefined> =>
  catalogue.catalogueFor({
    sector: hut.sector,
    hutId: hut.id,
    disposition: disposition.type,
    when: disposition.when,
    ...(disposition.time === undefined ? {} : { time: disposition.time }),
    ...(customer?.selectedLanguage === undefined ? {} : { locale: customer.selectedLanguage }),
  });

/** What the pure checks of an order need, from the shop that sells it. */
export const orderCheck = (
  shop: HutCatalogue,
  request: OrderRequest,
  uses: UsesOfRequest,
  {
    now,
    member,
    keptExtras = [],
  }: {
    readonly now: number;
    readonly member?: MemberOfOrder | undefined;
    readonly keptExtras?: readonly string[];
  },
): OrderCheck => {
  const { hut, catalogue, manifest, market, dealKinds, rewards } = shop;
  return {
    request,
    hut,
    catalogue,
    manifest,
    dealKinds,
    now,
    taxPolicy: market.extensions.one('tax-policy'),
    surchargePolicy: market.extensions.one('surcharge-policy'),
    extras: market.extensions.all('fulfilment-extra'),
    rewards,
    loyaltyRules: market.extensions.all('loyalty-rules')[0],
    providers: market.extensions.all('payment-provider'),
    isAccountHolder: request.customer.accountId !== undefined,
    ...(uses.voucher && { voucher: uses.voucher }),
    voucherProblems: uses.problems,
    ...(member && { points: member.points }),
    keptExtras,
    creditLeft: uses.card?.left ?? 0,
  };
};

/** The request with the stored code of its payment type [PAY-04]. */
const withStoredType = (request: OrderRequest, { manifest }: HutCatalogue): OrderRequest => ({
  ...request,
  payment: { ...request.payment, type: storedType(request.payment.type, manifest.payments) },
});

const wrongTime = ({ when, time }: OrderRequest['disposition']): WrongField[] => {
  if (time === undefined) {
    return when === 'scheduled' ? [{ field: 'disposition.time', reason: 'is missing' }] : [];
  }
  return Number.isInteger(time) && time >= 0 && time <= lastMoment
    ? []
    : [{ field: 'disposition.time', reason: 'must be milliseconds since 1970' }];
};

const wrongMoney = (request: OrderRequest, { catalogue }: HutCatalogue): WrongField[] =>
  request.payment.currency === catalogue.currency
    ? []
    : [{ field: 'payment.currency', reason: `must be ${catalogue.currency}` }];

const hasItems = ({ pizzas, sides, drinks, desserts, dips }: OrderRequest['deals'][number]) =>
  [pizzas, sides, drinks, desserts, dips].some((list) => (list ?? []).length > 0);

const wrongDeals = ({ deals }: OrderRequest): WrongField[] =>
  deals.some(hasItems) ? [] : [{ field: 'deals', reason: 'must not be empty' }];

/**
 * Decides whether an order is taken, against the hut, the catalogue and the market's rules as they are now.
 * @throws OrderFailureError with the first reason against it
 */
export async function acceptRequest(
  context: Pick<OrderContext, 'catalogue' | 'database' | 'log'>,
  asked: OrderRequest,
  { now, besides, orderer, origin, flagLevel = 'none' }: RequestFacts,
): Promise<AcceptedRequest> {
  const { catalogue, database } = context;
  const untimely = wrongTime(asked.disposition);
  if (untimely.length > 0) throw invalidRequest(untimely);
  const shop = await shopOf(catalogue, asked);
  if (!shop) throw invalidRequest([{ field: 'hut', reason: 'is not known' }]);
  const request = withStoredType(asked, shop);
  const { extensions } = shop.market;
  const wrong = [
    ...wrongMoney(request, shop),
    ...wrongDeals(request),
    ...wrongReturnAddresses(request.payment, shop.manifest.payments, origin),
    ...wrongContactFields({
      request,
      hut: shop.hut,
      manifest: shop.manifest,
      contactRules: extensions.one('contact-rules'),
      phoneValidator: extensions.one('phone-validator'),
      mappers: extensions.all('order-request-mapper'),
      flagLevel,
    }),
  ];
  if (wrong.length > 0) throw invalidRequest(wrong);
  const accountId = ownerIn(orderer, shop.running.id);
  const member = await memberOfOrder(database.db, accountId, shop, besides);
  const uses = await usesOfRequest(context, request, shop, now, besides);
  const extras = await extrasOfOrder(request, shop, besides);
  const keptExtras = extras.map(({ extra }) => extra.id);
  const checked = checkOrder(orderCheck(shop, request, uses, { now, member, keptExtras }));
  if ('refusal' in checked) {
    const { name, message, gap, reasons, fields } = checked.refusal;
    throw new OrderFailureError(statusOf[name] ?? 422, {
      name,
      message,
      ...(gap !== undefined && { gap }),
      ...(reasons && { reasons: [...reasons] }),
      ...(fields && { fields: [...fields] }),
    });
  }
  const untaken = extras.find(({ extra }) => !extra.takes(checked.order.basket, shop));
  if (untaken) throw extraUnavailable(untaken.extra);
  const unfit = wrongLoyalty(request, member, checked.order, shop);
  if (unfit.length > 0) throw invalidRequest(unfit);
  const { amounts, ...order } = checked.order;
  const own = { ...request, ...amounts };
  return { ...order, shop, request: own, uses, accountId, member, extras };
}
