import { isCurbside } from '../checkout/collection-type.ts';
import type { Roots } from '../root.ts';
import type { CardToken } from './payment-store.ts';
import type { Environments } from '../kernel/environment.ts';
import type { OrderFacts } from '../../core/orders/order-request-mapper.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { toDecimal } from '../../core/money/money.ts';
import { declaredType, type Declarations } from '../../core/payments/payment-types.ts';
import { returnPayload } from '../../core/payments/return-addresses.ts';
import { withExtras } from '../../core/basket/fulfilment-extra.ts';
import type { Extensions } from '../../core/engine/extensions.ts';

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
    marketing: { optIn: checkout.marketingOptIn, optOut: checkout.marketingOptOut },
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
