import { toDecimal } from '../../core/money/money.ts';
import { toOrderDeals } from '../../core/orders/order-deals.ts';
import type { OrderFacts, OrderRequestMapper } from '../../core/orders/order-request-mapper.ts';
import { toOrderBreakdown } from '../../core/surcharges/tax-rates.ts';
import { orderSurcharges } from '../../core/basket/price-basket.ts';
import type {
  OrderRequest,
  OrderCustomer,
  OrderPayment,
} from '../../schemas/types/http/order-request.ts';
import { withoutCarets } from '../../core/checkout/clean-phone.ts';
import { marketingMode, mayWrite } from '../../core/checkout/marketing-consent.ts';
import { recipientOf } from '../../core/checkout/recipient.ts';
import { declaredType, nothingToPay } from '../../core/payments/payment-types.ts';

/** Scheduled orders carry their time, collections whether they are brought to the car [ORD-12, ORD-13]. */
const dispositionPart = ({ disposition }: OrderFacts): OrderRequest['disposition'] => {
  const { type, when, time, isCurbside = false } = disposition;
  return {
    type,
    when,
    ...(when === 'scheduled' && time !== undefined ? { time } : {}),
    ...(type === 'collection' ? { isCurbside } : {}),
  };
};

/**
 * Parts that are sent only when there is something to say [ORD-14, ORD-15, ORD-16, ORD-17, ORD-18, ORD-19, ORD-20,
 * ORD-21, ORD-40].
 */
const optionalParts = (facts: OrderFacts): Partial<OrderRequest> => {
  const { priced, voucher, loyalty, eta, etaRange } = facts;
  return {
    ...(priced.discount
      ? { discount: { id: priced.discount.id, value: toDecimal(priced.discount.value) } }
      : {}),
    ...(voucher && priced.discount ? { voucher } : {}),
    ...(loyalty
      ? { loyalty: { loyaltyProviderAuthToken: loyalty.token, points: loyalty.points } }
      : {}),
    ...(eta === undefined ? {} : { eta }),
    ...(etaRange ? { etaRange } : {}),
    ...(Object.keys(facts.utm).length > 0 ? { utm: facts.utm } : {}),
  };
};

/** Sent in markets with geocoded places and at the development level, never with its placeId [ORD-07]. */
const deliveryLocation = (facts: OrderFacts): Pick<OrderCustomer, 'deliveryLocation'> => {
  const { deliveryLocation: place, manifest, flagLevel } = facts;
  const isWanted = manifest.orders.sendDeliveryLocation || flagLevel === 'development';
  if (!place || !isWanted) return {};
  const { placeId: _placeId, ...rest } = place;
  return { deliveryLocation: rest };
};

/** Driver instructions, contact-free, place and who takes it: for delivery only [ORD-06, SHP-28]. */
const deliveryPart = (facts: OrderFacts): Partial<OrderCustomer> => {
  if (facts.disposition.type !== 'delivery') return {};
  return {
    instructions: withoutCarets(facts.values.instructions ?? ''),
    contactFree: facts.contactFree,
    ...(facts.isForAnother === true && {
      recipient: recipientOf(facts.values, facts.phoneValidator),
    }),
    ...deliveryLocation(facts),
  };
};

/** Who orders: contact details without carets, marketing choice, language [ORD-04, ORD-31, ORD-32, ORD-33]. */
const customerPart = (facts: OrderFacts): OrderRequest['customer'] => ({
  name: withoutCarets(facts.values.name ?? ''),
  phone: facts.phoneValidator.forRequest(facts.values.phone ?? ''),
  email: withoutCarets(facts.values.email ?? ''),
  marketing: { all: mayWrite(marketingMode(facts.manifest), facts.marketing) },
  ...(facts.confirmedAge === undefined ? {} : { confirmedAge: facts.confirmedAge }),
  selectedLanguage: facts.selectedLanguage,
  ...(facts.accountId === undefined ? {} : { accountId: facts.accountId }),
  ...deliveryPart(facts),
});

/** Types that say so cannot go out without what their flow gave; two may share one payload [ORD-42]. */
const payloadPart = (type: string, { payloads, manifest }: OrderFacts): Partial<OrderPayment> => {
  const name = declaredType(type, manifest.payments)?.payload;
  if (name === undefined) return payloads?.[type] ? { [type]: payloads[type] } : {};
  const payload = payloads?.[name];
  if (!payload || Object.keys(payload).length === 0) {
    throw new Error(`${type} is missing from state`);
  }
  return { [name]: payload };
};

/** At most one gift card: the first valid one, capped at the payment amount [ORD-34, ORD-35]. */
const creditsPart = ({ giftCards = [] }: OrderFacts, amount: number): Partial<OrderPayment> => {
  const card = giftCards.find(({ isValid, isLoading }) => isValid && !isLoading);
  if (!card) return {};
  return {
    credits: [
      {
        type: card.type,
        number: card.number,
        amount: toDecimal(Math.min(card.amount, amount)),
        ...(card.id === undefined ? {} : { id: card.id }),
        ...(card.pin === undefined ? {} : { pin: card.pin }),
      },
    ],
  };
};

/**
 * How it is paid [ORD-08, ORD-09, ORD-10, ORD-11, ORD-36, ORD-37]; before a choice was made its type is the market's
 * default [ORD-09].
 */
const paymentPart = (facts: OrderFacts): OrderPayment => {
  const { priced, catalogue, manifest } = facts;
  const amount = Math.max(0, priced.total - priced.giftVoucher);
  const credits = creditsPart(facts, amount);
  const toCharge = toDecimal(amount) - (credits.credits?.[0]?.amount ?? 0);
  const type = toCharge <= 0 ? nothingToPay : (facts.paymentType ?? manifest.payments.default);
  return {
    type,
    amount: toDecimal(amount),
    currency: catalogue.currency,
    breakdown: toOrderBreakdown(priced.tax),
    ...credits,
    ...payloadPart(type, facts),
  };
};

/** A sector code as orders and analytics read it: one that begins with the prefix is the prefix [ORD-03, CST-08]. */
const normaliseSector = (sector: string, prefix: string): string =>
  sector.startsWith(prefix) ? prefix : sector;

/** What orders of every market share (docs/spec/orders.md). */
export const baseMapper: OrderRequestMapper = {
  map: (request, facts) => ({
    ...request,
    hut: {
      id: facts.hut.id,
      sector: normaliseSector(facts.hut.sector, facts.manifest.sectorPrefixNormalised),
      ...(facts.hut.tradezoneId === undefined ? {} : { tradezoneId: facts.hut.tradezoneId }),
    },
    customer: customerPart(facts),
    payment: paymentPart(facts),
    disposition: dispositionPart(facts),
    deals: [...toOrderDeals(facts.basket, facts.priced)],
    surcharges: orderSurcharges(facts.priced.surcharges),
    isDealbotEnabled: facts.isDealbotEnabled,
    isMobileApp: facts.isMobileApp,
    ...optionalParts(facts),
  }),
};
