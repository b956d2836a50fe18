import { useMemo } from 'react';
import { shownAs } from '../../../client/deals/shown-product.ts';
import type { DealSlot } from '../../../core/deals/deal-slots.ts';
import type { TempDeal } from '../../../client/deals/temp-deal.ts';
import { isFreeInReward } from '../../../core/deals/reward-terms.ts';
import { basePrice } from '../../../core/menu/prices.ts';
import { toDecimal, toMinor } from '../../../core/money/money.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { Fits } from '../../menu-parts/use-fits.ts';
import { useApp } from '../../store-context.tsx';
import { useMoney } from '../../use-money.ts';
import { useWords } from '../../words/words-context.tsx';

/**
 * What stands beside each product of a slot, by product id: its own price and what the deal adds for it; under the relative
 * pricing experiment the difference it makes to the deal [DEA-42]. Prices charged are the same.
 */
export function useSlotPrices(
  slot: DealSlot,
  offered: readonly Product[],
  start: Fits['start'],
): ReadonlyMap<string, string> {
  const { t } = useWords();
  const { deals, menu } = useApp();
  const money = useMoney();
  const { tempDeal, rewards } = deals;
  const deal = deals.deal(tempDeal?.dealId ?? '');
  const isRelative = menu.experiments.variantOf('deal-option-relative-pricing') === 'treatment';
  // What the slot itself holds makes no difference, so a press on one of the products changes none of the prices.
  const others = JSON.stringify(tempDeal && { ...tempDeal.choices, [slot.slot]: [] });
  return useMemo(() => {
    const withProduct = (product: Product) => {
      if (!deal || others === undefined) return undefined;
      const choice = start(product, slot.option.subtype);
      const choices = { ...(JSON.parse(others) as TempDeal['choices']), [slot.slot]: [choice] };
      return deals.priceOf({ dealId: deal.id, choices });
    };
    const prices = new Map(offered.map((product) => [product.id, withProduct(product)]));
    const least = Math.min(...[...prices.values()].flatMap((priced) => priced?.price ?? []));
    const label = (product: Product): string => {
      const priced = prices.get(product.id);
      if (isRelative) {
        const more = (priced?.price ?? least) - least;
        return more > 0 ? t('deals.supplement', { price: money(more) }) : t('deals.slot.included');
      }
      const supplement = priced?.supplements[slot.slot] ?? 0;
      const own = basePrice(product, slot.option.subtype) ?? 0;
      const isFree = slot.option.free || isFreeInReward(deal ?? {}, product, rewards);
      const sold = { ...product, price: toDecimal(own) };
      const shown = shownAs(sold, { price: isFree ? 0 : sold.price });
      if (shown.price === 0 && shown.originalPrice !== undefined) return t('deals.slot.free');
      return supplement > 0
        ? t('deals.slot.priceAndSupplement', {
            price: money(toMinor(shown.price)),
            supplement: money(supplement),
          })
        : money(toMinor(shown.price));
    };
    return new Map(offered.map((product) => [product.id, label(product)]));
  }, [t, deals, deal, others, isRelative, rewards, money, offered, slot, start]);
}
