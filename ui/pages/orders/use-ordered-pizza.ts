import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { toChoice } from '../../../core/orders/order-deals.ts';
import type { PizzaRecipe } from '../../food-art/pizza-recipe.ts';
import { drawingOf } from '../../menu-parts/drawing.ts';
import { useApp } from '../../store-context.tsx';

/** Recipe of the first pizza of an order, for its picture; undefined while the menu is not there or without one. */
export const useOrderedPizza = (summary: OrderSummary): PizzaRecipe | undefined => {
  const { catalogue } = useApp().menu;
  const item = summary.lines.find((line) => line.item?.crust !== undefined)?.item;
  if (!catalogue || !item) return undefined;
  const drawing = drawingOf(toChoice(item, 'pizza'), catalogue);
  return drawing.kind === 'pizza' ? drawing.recipe : undefined;
};
