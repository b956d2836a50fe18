import type {
  ExplainedDeal,
  ExplainedDiscount,
  ExplainedItem,
  ExplainedStep,
  PriceExplanation,
} from '../../schemas/types/http/prices.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { toDecimal } from '../money/money.ts';
import { toOrderBreakdown } from '../surcharges/tax-rates.ts';
import { discountReason } from '../vouchers/discount-value.ts';
import { basketLines } from './price-lines.ts';
import { type BasketCheck, minimumOrder } from './check-basket.ts';
import { activeDiscount } from './basket-contents.ts';
import { deliveryFees } from './price-basket.ts';
import type { PricedBasket } from './priced-basket.ts';
import type { PricedDeal, PriceStep } from '../deals/priced-deal.ts';
import type { Rounding } from '../money/rounding.ts';

/**
 * How a basket came to its price: the rule, the inputs and the rounding of every step. It is the price itself, told in
 * full, for support and for comparing two places that work it out; amounts are decimals.
 * @param priced the price of the same basket by `priceBasket`
 */
export const explainBasket = (
  facts: BasketCheck,
  priced: PricedBasket,
): Omit<PriceExplanation, 'valid' | 'reasons'> => {
  const { basket, catalogue } = facts;
  const discount = explainDiscount(facts, priced);
  return {
    currency: priced.currency,
    deals: basket.deals.flatMap(({ basketDealId, dealId }) => {
      const deal = priced.deals[basketDealId];
      return deal ? [explainDeal(dealId, deal, catalogue)] : [];
    }),
    items: basket.items.flatMap(({ basketItemId, choice }): ExplainedItem[] => {
      const item = priced.items[basketItemId];
      if (!item) return [];
      const parts = item.parts.map(({ part, amount }) => ({ part, amount: toDecimal(amount) }));
      return [{ id: choice.productId, price: toDecimal(item.total), parts }];
    }),
    subtotal: toDecimal(priced.subtotal),
    ...(discount && { discount }),
    surcharges: priced.surcharges.map(
      ({ type, price, amount, lowerThreshold, upperThreshold }) => ({
        type,
        price: toDecimal(price),
        amount: toDecimal(amount),
        ...(lowerThreshold !== undefined && { from: toDecimal(lowerThreshold) }),
        ...(upperThreshold !== undefined && { to: toDecimal(upperThreshold) }),
      }),
    ),
    tax: toOrderBreakdown(priced.tax),
    taxOnTop: toDecimal(priced.taxOnTop),
    total: toDecimal(priced.total),
    giftVoucher: toDecimal(priced.giftVoucher),
    credit: toDecimal(priced.credit),
    amountDue: toDecimal(priced.amountDue),
    orderValue: toDecimal(priced.orderValue),
    minimumOrder: toDecimal(minimumOrder(facts)),
  };
};

const explainDeal = (id: string, priced: PricedDeal, { deals }: Catalogue): ExplainedDeal => ({
  id,
  kind: deals.get(id)?.kind ?? '',
  price: toDecimal(priced.price),
  originalPrice: toDecimal(priced.originalPrice),
  faceValue: toDecimal(priced.faceValue),
  isComplete: priced.isComplete,
  steps: priced.steps.map((step) => explainStep(step, priced)),
});

const explainStep = (
  { rule, slot, inputs, amount, rounding }: PriceStep,
  { items }: PricedDeal,
): ExplainedStep => ({
  rule,
  ...(slot !== undefined && { slot }),
  products: items.filter((item) => item.slot === slot).map(({ productId }) => productId),
  inputs: Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [name, toDecimal(input)]),
  ),
  amount: toDecimal(amount),
  ...(rounding && { rounding: explainRounding(rounding) }),
});

const explainRounding = ({ exact, rounded }: Rounding): Rounding => ({
  exact: toDecimal(exact),
  rounded: toDecimal(rounded),
});

function explainDiscount(facts: BasketCheck, priced: PricedBasket): ExplainedDiscount | undefined {
  const terms = activeDiscount(facts.basket, facts.catalogue);
  if (!terms) return undefined;
  const lines = basketLines({ ...facts, deals: priced.deals, items: priced.items });
  const fees = deliveryFees(priced.surcharges);
  const { effect, eligible, isReached, value, rounding } = discountReason(terms, facts.manifest, {
    lines,
    fees,
  });
  const { rule, maxAmount } = terms.options;
  return {
    id: terms.id,
    ...(terms.voucherId !== undefined && { voucher: terms.voucherId }),
    effect,
    rule,
    rate: terms.amount,
    ...(maxAmount !== undefined && { most: maxAmount }),
    eligible: toDecimal(eligible),
    isReached,
    value: toDecimal(value),
    ...(rounding && { rounding: explainRounding(rounding) }),
  };
}
