import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Basket } from '../../core/basket/basket.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { defaultChoice } from '../../core/menu/default-choice.ts';
import type { PizzaRules } from '../../core/menu/pizza-rules.ts';
import { priceChoice } from '../../core/menu/price-choice.ts';
import { isListed } from '../../core/menu/visible-products.ts';
import { toMinor } from '../../core/money/money.ts';
import { hasProduct } from './suggestions.ts';

/** The market's gaps and who has suggestions for them. */
export type CrossSellGaps = Manifest['upsell']['crossSellGaps'];

/** Bounds of a gap in minor units: both stand outside, except that a shared bound belongs to the rule above it. */
interface GapRule {
  readonly above: number;
  readonly below: number;
  readonly includesAbove: boolean;
}

/** A product that would close the gap. */
export interface CrossSell {
  readonly product: Product;
  /** Minor units. */
  readonly price: number;
}

/**
 * The rule a gap to the minimum order falls under. Bounds are strict, but one that two rules share belongs to the
 * upper of them [UPS-19, UPS-20].
 * @param gap minor units
 */
export function gapRule(gap: number, { gaps }: Pick<CrossSellGaps, 'gaps'>): GapRule | undefined {
  const rules = gaps.map(({ above, below }) => ({ above: toMinor(above), below: toMinor(below) }));
  const isShared = (bound: number): boolean => rules.some(({ below }) => below === bound);
  return rules
    .map((rule) => ({ ...rule, includesAbove: isShared(rule.above) }))
    .find((rule) => isWithin(gap, rule));
}

const isWithin = (gap: number, { above, below, includesAbove }: GapRule): boolean =>
  (gap > above || (includesAbove && gap === above)) && gap < below;

/** Whether a market or one of its sectors has suggestions for the gap [UPS-21]. */
export const hasCrossSell = (market: string, sector: string, gaps: CrossSellGaps): boolean =>
  gaps.markets.includes(market) || gaps.sectors.includes(sector);

/** What suggestions for a gap are worked out from. */
export interface CrossSellFacts {
  readonly market: string;
  readonly sector: string;
  readonly basket: Basket;
  readonly catalogue: Catalogue;
  readonly rules: PizzaRules;
  /** What is missing for the minimum order, in minor units. */
  readonly gap: number;
  readonly settings: Pick<Manifest['upsell'], 'crossSellGaps' | 'carouselMax'>;
}

/** The products that would close the gap, cheapest first [MNU-39, UPS-21, UPS-22]. */
export function crossSellFor(facts: CrossSellFacts): readonly CrossSell[] {
  const { market, sector, basket, catalogue, rules, gap, settings } = facts;
  const { crossSellGaps, carouselMax } = settings;
  const rule = gapRule(gap, crossSellGaps);
  if (!rule || !hasCrossSell(market, sector, crossSellGaps)) return [];
  return [...catalogue.products.values()]
    .filter((product) => isOfferedFor(product, gap, rule))
    .filter((product) => isListed(product) && !hasProduct(basket, product.id))
    .map((product) => ({
      product,
      price: priceChoice(defaultChoice(product), catalogue, rules)?.total ?? 0,
    }))
    .filter(({ price }) => price >= gap)
    .toSorted((one, other) => one.price - other.price)
    .slice(0, carouselMax);
}

/** Whether a product's own bounds hold the gap; its lower bound counts where the rule's does [MNU-39, UPS-20]. */
function isOfferedFor({ rules }: Product, gap: number, rule: GapRule): boolean {
  if (!rules) return false;
  const above = toMinor(rules.above ?? 0);
  const below = rules.below === undefined ? Number.POSITIVE_INFINITY : toMinor(rules.below);
  return isWithin(gap, { above, below, includesAbove: rule.includesAbove && rule.above === above });
}
