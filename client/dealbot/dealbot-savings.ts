import type { Basket } from '../../core/basket/basket.ts';
import type { BasketCheck } from '../../core/basket/check-basket.ts';
import { pizzaRules } from '../../core/menu/pizza-rules.ts';
import { priceChoice } from '../../core/menu/price-choice.ts';
import { dealUnits, looseUnits } from '../../core/dealbot/basket-units.ts';

/** What all items of a basket cost loose, in minor units; given-away ones nothing [BOT-05]. */
export const looseTotal = ({ basket, catalogue, manifest }: BasketCheck): number =>
  [...basket.deals.flatMap(dealUnits), ...looseUnits(basket)].reduce(
    (sum, { choice }) => sum + (priceChoice(choice, catalogue, pizzaRules(manifest))?.total ?? 0),
    0,
  );

/** Whether lines group the items of a basket in another way than it does. */
export function isLinesChanged(
  basket: Pick<Basket, 'deals' | 'items'>,
  lines: Pick<Basket, 'deals' | 'items'>,
): boolean {
  const groups = ({ deals, items }: Pick<Basket, 'deals' | 'items'>): string =>
    [
      ...deals.map((deal) =>
        [
          deal.dealId,
          ...dealUnits(deal)
            .map(({ id }) => id)
            .toSorted(),
        ].join(' '),
      ),
      ...items.map(({ basketItemId }) => basketItemId),
    ]
      .toSorted()
      .join('\n');
  return groups(basket) !== groups(lines);
}
