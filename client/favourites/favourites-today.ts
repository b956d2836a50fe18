import type { BasketCheck } from '../../core/basket/check-basket.ts';
import { checkLines } from '../../core/basket/check-basket.ts';
import { dealsOnOffer } from '../../core/deals/deals-on-offer.ts';
import { type Favourite, favouriteKey } from '../../core/favourites/favourite-in.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { pizzaRules } from '../../core/menu/pizza-rules.ts';
import { priceChoice } from '../../core/menu/price-choice.ts';
import { startingChoice } from '../menu/starting-choice.ts';
import { type LineProblem, lineProblem } from '../orders/reorder-lines.ts';

/** A favourite as the hut of this visit has it today. */
export interface FavouriteToday {
  readonly favourite: Favourite;
  /** What is put into the basket; undefined for a deal, which is built first, and for what the menu does not have. */
  readonly choice: Choice | undefined;
  /** Price of the choice, in minor units; undefined where it cannot be had. */
  readonly price: number | undefined;
  readonly problem: LineProblem | undefined;
}

/** Favourites as a hut has them today: what each costs there, or why it cannot be had [SHP-26]. */
export function favouritesToday(
  list: readonly Favourite[],
  facts: BasketCheck,
): readonly FavouriteToday[] {
  const { catalogue } = facts;
  const rules = pizzaRules(facts.manifest);
  const offered = new Set(dealsOnOffer(facts).map(({ id }) => id));
  return list.map((favourite): FavouriteToday => {
    const { kind, id } = favourite;
    if (kind === 'deal') {
      const problem = offered.has(id) ? undefined : 'deal';
      return { favourite, choice: undefined, price: undefined, problem };
    }
    const product = catalogue.products.get(kind === 'own' ? favourite.choice.productId : id);
    if (!product) return { favourite, choice: undefined, price: undefined, problem: 'gone' };
    const choice = kind === 'own' ? favourite.choice : startingChoice(product, catalogue);
    const item = { basketItemId: favouriteKey(favourite), choice };
    const [wrong] = checkLines({
      ...facts,
      basket: { deals: [], items: [item] },
      rules,
      offered,
    });
    const price = wrong ? undefined : priceChoice(choice, catalogue, rules)?.total;
    const problem = wrong ? lineProblem(wrong.code) : undefined;
    return {
      favourite,
      choice,
      price,
      problem: price === undefined ? (problem ?? 'gone') : problem,
    };
  });
}
