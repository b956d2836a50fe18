import { memo, useCallback } from 'react';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import { cheapestPrice } from '../../../core/menu/prices.ts';
import { usualPizza } from '../../../client/menu/usual-pizza.ts';
import { type DrawnFrom, drawingOfProduct } from '../../menu-parts/drawing.ts';
import { ProductCard } from '../../menu-parts/product-card.tsx';
import type { MenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useWords } from '../../words/words-context.tsx';

interface MenuCardProps {
  readonly product: Product;
  /** What the picture is drawn from. */
  readonly drawnFrom: DrawnFrom;
  readonly facts: MenuFacts;
  readonly isPopular: boolean;
  readonly showsCalories: boolean;
  /** Place of its name in the outline of the page. */
  readonly level?: 2 | 3 | undefined;
  /** Adds the product as it comes; offered where there is nothing to choose about it. */
  readonly onAdd?: ((choice: Choice) => void) | undefined;
  /** Pizzas of the menu can be added as they usually come, too. */
  readonly addsPizzas?: boolean | undefined;
  /** Key of what the button says that does so, where it is not put into the basket. */
  readonly addKey?: string | undefined;
  /** Beginning of the address at which a product opens; the page's own unless said otherwise. */
  readonly opensAt?: string | undefined;
  /** Takes the product in place of opening it. */
  readonly onPick?: ((product: Product) => void) | undefined;
}

/** Whether there is anything to choose about a product before it goes into the basket. */
const hasOptions = ({ type, modifiers = [], dips = [] }: Product): boolean =>
  type === 'pizza' || modifiers.length > 0 || dips.length > 0;

/** A product on a page of the menu: it opens the product modal; what needs no choice can be added at once. */
export const MenuCard = memo(function MenuCard(props: MenuCardProps) {
  const { product, drawnFrom, facts, isPopular, showsCalories, onAdd, addKey, onPick } = props;
  const { addsPizzas = false, level = onPick ? 3 : 2, opensAt = '?' } = props;
  const { t } = useWords();
  const add = useCallback((added: Product) => onAdd?.(defaultChoice(added)), [onAdd]);
  const { servingCalories } = product;
  const usual = addsPizzas ? usualPizza(product, drawnFrom, facts.rules) : undefined;
  const unit = product.type === 'pizza' ? 'menu.calories.slice' : 'menu.calories.serving';
  return (
    <ProductCard
      product={product}
      drawing={drawingOfProduct(product, drawnFrom)}
      facts={facts}
      price={facts.money(cheapestPrice(product), { smallUnits: true })}
      isFrom={(product.sizes?.length ?? 0) > 1}
      isPopular={isPopular}
      calories={
        showsCalories && servingCalories !== undefined
          ? t(unit, { calories: servingCalories })
          : undefined
      }
      to={onPick ? undefined : `${opensAt}modal=${encodeURIComponent(product.id)}`}
      onOpen={onPick}
      level={level}
      onAdd={onAdd && (usual || !hasOptions(product)) ? add : undefined}
      added={usual && `${usual.size} ${facts.money(usual.price, { smallUnits: true })}`}
      addKey={addKey}
    />
  );
});
