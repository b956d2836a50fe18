import { isCurbside } from '../checkout/collection-type.ts';
import type { Roots } from '../root.ts';
import type { CardToken } from '../../core/payments/provider-fields.ts';
import type { Environments } from '../kernel/environment.ts';
import type { OrderFacts } from '../../core/orders/order-request-mapper.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { toDecimal } from '../../core/money/money.ts';
import { declaredType, withoutPayload } from '../../core/payments/payment-types.ts';
import type { Declarations } from '../../core/payments/stored-type.ts';
import { returnPayload } from '../../core/payments/return-addresses.ts';
import { withExtras } from '../../core/basket/fulfilment-extra.ts';
import type { Extensions } from '../../core/engine/extensions.ts';
import type { PlaceRequest } from '../../schemas/types/http/orders.ts';
import { returnedValues } from '../../core/payments/returned-values.ts';

/** The card that was typed at checkout, for a type that is paid with one [PAY-28]. */
const cardPayload = (
  type: string | undefined,
  payments: Declarations,
  card: CardToken | undefined,
): OrderFacts['payloads'] => {
  const { frame, payload } = declaredType(type, payments) ?? {};
  return card && payload !== undefined && frame === 'checkout-form'
    ? { [payload]: { ...card } }
    : {};
};

/** Gathers everything the order-request mappers need; undefined until hut, catalogue and price are there. */
export const orderFacts = (
  {
    localisation,
    menu,
    basket,
    checkout,
    dealbot,
    giftCards,
    order,
    payment,
    session,
    member,
  }: Roots['purchase'],
  {
    market,
    visit,
    locale,
    origin,
  }: Pick<Environments['purchase'], 'market' | 'visit' | 'locale' | 'origin'>,
): OrderFacts | undefined => {
  const { hut, disposition, deliveryAddress, deliveryLocation, eta } = localisation;
  const { type, when, time } = disposition;
  if (!hut || !menu.catalogue || !basket.priced) return undefined;
  const { voucher } = basket.basket;
  const account = session.authentication;
  const loyalty = member?.loyalty.ofOrder;
  return {
    manifest: market.manifest,
    hut,
    catalogue: menu.catalogue,
    basket: basket.basket,
    priced: basket.priced,
    disposition: {
      type,
      when,
      ...(time === undefined ? {} : { time }),
      isCurbside: isCurbside(checkout.collectionType),
    },
    values: checkout.values,
    ...(deliveryAddress ? { deliveryAddress } : {}),
    ...(deliveryLocation ? { deliveryLocation: { ...deliveryLocation } } : {}),
    contactFree: checkout.contactFree,
    isForAnother: checkout.isForAnother,
    marketing: { optIn: checkout.marketingOptIn, optOut: checkout.marketingOptOut },
    ...(checkout.askedAge !== undefined &&
      !checkout.lacksAge && { confirmedAge: checkout.askedAge }),
    selectedLanguage: locale(),
    paymentType: checkout.paymentType,
    isMobileApp: market.extensions.one('host').isMobileApp,
    isDealbotEnabled: dealbot.isOn,
    ...(eta ? { eta: eta.exact, etaRange: eta.range } : {}),
    ...(voucher && {
      voucher: {
        id: voucher.id,
        ...(voucher.result.rule && { discountType: voucher.result.rule }),
      },
    }),
    ...(account && { accountId: account.id }),
    ...(account && loyalty && { loyalty }),
    extras: basket.extras,
    giftCards: giftCards.facts,
    payloads: {
      ...payment.payloads,
      ...cardPayload(checkout.paymentType, market.manifest.payments, payment.cardAtCheckout),
      ...returnPayload(checkout.paymentType, {
        payments: market.manifest.payments,
        origin,
        amount: toDecimal(Math.max(0, basket.priced.amountDue)),
        name: checkout.values,
        postcode: deliveryAddress?.postcode ?? '',
        disposition,
        etaType: order.etaType,
      }),
    },
    utm: visit.utm,
    flagLevel: visit.flagLevel,
    phoneValidator: market.extensions.one('phone-validator'),
  };
};

/** The request before any mapper has run: only what every order has. */
const blank = ({ hut, catalogue, manifest }: OrderFacts): OrderRequest => ({
  version: '1.0',
  hut: { id: hut.id, sector: hut.sector },
  customer: { name: '', phone: '', email: '', marketing: { all: false } },
  payment: { type: manifest.payments.default, amount: 0, currency: catalogue.currency },
  disposition: { type: 'collection', when: 'asap' },
  deals: [],
});

/**
 * The order request of the market: its mappers run in manifest order [ORD-49], then it names what is kept of its extras. A
 * failing mapper stops the order.
 */
export const buildOrderRequest = (extensions: Extensions, facts: OrderFacts): OrderRequest =>
  withExtras(
    extensions
      .all('order-request-mapper')
      .reduce<OrderRequest>((request, mapper) => mapper.map(request, facts), blank(facts)),
    extensions.all('fulfilment-extra'),
    facts.extras,
  );

/** One try to order: the request and the key that names it to the server, whatever happens to the connection. */
export interface OrderAttempt {
  readonly key: string;
  readonly request: OrderRequest;
}

/** The request without what a wallet gave: that is sent once and never stored [PAY-63]. */
export const withoutPayloads = (request: OrderRequest): OrderRequest => ({
  ...request,
  payment: withoutPayload(request.payment),
});

/** What a customer decides on; estimates change by themselves and make no new order. */
const contentOf = ({ eta: _eta, etaRange: _range, ...content }: OrderRequest): string =>
  JSON.stringify(content);

/**
 * The attempt for a request: the earlier one as long as basket and form say the same, so that a double click, a
 * retry after a lost connection and a reload all repeat one key; else a new one.
 */
export const attemptFor = (
  request: OrderRequest,
  earlier: OrderAttempt | undefined,
  newKey: () => string,
): OrderAttempt =>
  earlier && contentOf(earlier.request) === contentOf(request)
    ? earlier
    : { key: newKey(), request };

/** The return values in an address, and all of its query as it came: signatures are made of it [GTW-13]. */
export const readReturned = (search: string): Readonly<Record<string, string>> => {
  const query = new URLSearchParams(search);
  const values = returnedValues.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(values), returnQuery: search.slice(1) };
};

/** The order of a customer whose session is over: its signed state says enough. */
export const asGuest = (request: PlaceRequest): PlaceRequest => {
  const { accountId: _account, ...customer } = request.customer;
  return { ...request, customer };
};

/**
 * What place is sent: the request as pre-authorised and the extras that the payment type has [ORD-86, ORD-87, ORD-88].
 */
export const placeRequest = (parts: {
  readonly attempt: OrderAttempt | undefined;
  readonly transactionId: string | undefined;
  readonly state: string | undefined;
  readonly card: CardToken | undefined;
  readonly returned: Readonly<Record<string, string>>;
}): PlaceRequest | undefined => {
  const { attempt, transactionId, state, card, returned } = parts;
  if (!attempt || transactionId === undefined || state === undefined) return undefined;
  return {
    ...attempt.request,
    orderState: state,
    transactionId,
    ...returned,
    ...(card ? { paymentAuthorisationResponse: card.token } : {}),
    ...(card?.brand === undefined ? {} : { cardType: card.brand }),
  };
};
