import { toDecimal } from '../../core/money/money.ts';
import { toOrderBreakdown } from '../../core/surcharges/order-breakdown.ts';
import { declaredType, nothingToPay } from '../../core/payments/payment-types.ts';
import type { OrderFacts } from '../../core/orders/order-request-mapper.ts';
import type { OrderPayment } from '../../schemas/types/http/order-request.ts';

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
export const paymentPart = (facts: OrderFacts): OrderPayment => {
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
