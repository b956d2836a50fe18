import { thresholdGaps } from '../../core/basket/deal-rules.ts';
import { isAlcoholRefused, isBelowNothing, isEmpty } from '../../core/basket/basket-contents.ts';
import { type BasketCheck, minimumGap, minimumOrder } from '../../core/basket/check-basket.ts';
import type { GateFacts, GateStop } from './checkout-gate.ts';
import type { PricedBasket } from '../../core/basket/priced-basket.ts';

/** How far a basket is from the minimum order, in minor units. */
export interface MinimumProgress {
  /** 0 means that there is none. */
  readonly minimum: number;
  readonly gap: number;
}

/** The minimum order of a basket and what it lacks [BSK-47, BSK-48, BSK-49, BSK-50, BSK-51, BSK-52, BSK-53, BSK-54]. */
export const minimumProgress = (facts: BasketCheck, priced: PricedBasket): MinimumProgress => ({
  minimum: minimumOrder(facts),
  gap: minimumGap(priced.orderValue, facts),
});

/** What the gate needs beside the basket itself. */
export interface GateSettings {
  /** Stops the customer was asked about and went on from. */
  readonly accepted: readonly GateStop[];
  readonly needsValidation: boolean;
  /** The market asks before gift card credit is left over [BSK-60]. */
  readonly asksAboutCreditsLeft: boolean;
  readonly hasUpsell: boolean;
}

/** What the checkout gate decides by [BSK-57, BSK-58, BSK-59, BSK-60, BSK-61, BSK-62]. */
export const gateFacts = (
  facts: BasketCheck,
  priced: PricedBasket,
  { accepted, needsValidation, asksAboutCreditsLeft, hasUpsell }: GateSettings,
): GateFacts => ({
  isEmpty: isEmpty(facts.basket),
  isBelowNothing: isBelowNothing(facts.basket, priced),
  minimumGap: minimumProgress(facts, priced).gap,
  thresholdGap: Math.max(
    0,
    ...thresholdGaps(facts.basket, priced, facts.catalogue).map(({ gap }) => gap),
  ),
  isAlcoholRefused: isAlcoholRefused(facts.basket, facts.catalogue),
  asksAboutCreditsLeft: asksAboutCreditsLeft && !accepted.includes('credits-left'),
  credit: facts.basket.credit ?? 0,
  total: priced.total,
  hasUpsell: hasUpsell && !accepted.includes('upsell'),
  needsValidation,
});
