import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { recipeOf } from '../../core/menu/default-choice.ts';
import type { ChoiceChange, ChoiceDraft } from '../../client/menu/edit-choice.ts';
import { toppingOrder } from '../../client/menu/menu-variants.ts';
import { caloriesMore } from '../../core/menu/calories.ts';
import { crustsAt, optionPrice, soldAt } from '../../core/menu/prices.ts';
import { Stack } from '../components/layout.tsx';
import { useEnvironment } from '../use-environment.ts';
import { useWords } from '../words/words-context.tsx';
import { CrustChoice, SizeChoice } from './base-choice.tsx';
import { PillRadios, type Pill } from './pill-radios.tsx';
import { ToppingChoice } from './topping-choice.tsx';
import { beside, useKcal } from './use-kcal.ts';
import type { MenuFacts } from './use-menu-facts.ts';

/** What every builder of a choice takes. */
export interface BuilderProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly facts: MenuFacts;
  /** The only size on offer, as in a deal; absent means all the product is sold in. */
  readonly onlySize?: string | undefined;
  /** What is paid for a choice, in words, where that is not its own price, as in a deal. */
  readonly paidFor?: ((choice: Choice) => string) | undefined;
  readonly draft: ChoiceDraft;
  readonly onChange: (change: ChoiceChange) => void;
}

/** Sauces or cheeses sold at a size, each with what it costs and has in kilocalories more than the usual one. */
function usePills(
  list: 'sauces' | 'cheeses',
  usualId: string | undefined,
  size: string,
  { catalogue, facts }: BuilderProps,
): readonly Pill[] {
  const { t } = useWords();
  const kcal = useKcal();
  const { options } = catalogue;
  return useMemo(
    () =>
      soldAt(options[list], size).map(({ id, title }) => {
        const price = id === usualId ? 0 : (optionPrice(options, list, id, size) ?? 0);
        const costs =
          price > 0 ? t('menu.builder.extra', { price: facts.money(price) }) : undefined;
        const extra = beside(costs, kcal.more(caloriesMore(options, list, id, usualId)));
        return { id, label: title, ...(extra !== '' && { extra }) };
      }),
    [list, usualId, size, options, facts, kcal, t],
  );
}

/** Everything a customer may change about a pizza: size, crust, sauce, cheese and toppings [MNU-66]. */
export function PizzaBuilder(props: BuilderProps) {
  const { product, catalogue, facts, onlySize, draft, onChange } = props;
  const { t } = useWords();
  const { experiments } = useEnvironment();
  const { options } = catalogue;
  // The long list of toppings lies below the first screen: what is in sight opens without waiting for it.
  const showsToppings = useDeferredValue(true, false);
  const recipe = recipeOf(draft.choice, product);
  const usual = product.defaultOptions;
  const size = recipe?.size ?? '';
  const sizes = useMemo(
    () => (product.sizes ?? []).map(({ id }) => id).filter((id) => !onlySize || id === onlySize),
    [product, onlySize],
  );
  const crusts = useMemo(() => crustsAt(product, size, options), [product, size, options]);
  const sauces = usePills('sauces', usual?.sauces[0], size, props);
  const cheeses = usePills('cheeses', usual?.cheeses[0], size, props);
  const chooseSauce = useCallback((id: string) => onChange({ part: 'sauce', id }), [onChange]);
  const chooseCheese = useCallback((id: string) => onChange({ part: 'cheese', id }), [onChange]);
  if (!recipe) return null;
  const order = toppingOrder(experiments);
  return (
    <Stack gap={8}>
      <SizeChoice {...{ product, catalogue, facts, sizes, onChange }} value={size} />
      <CrustChoice
        {...{ crusts, size, catalogue, facts, onChange }}
        usual={usual?.crust}
        value={recipe.crust}
      />
      <PillRadios
        legend={t('menu.builder.sauce')}
        pills={sauces}
        value={recipe.sauce}
        onChange={chooseSauce}
      />
      <PillRadios
        legend={t('menu.builder.cheese')}
        pills={cheeses}
        value={recipe.cheese}
        onChange={chooseCheese}
      />
      {showsToppings ? (
        <ToppingChoice {...{ product, catalogue, facts, order, size, draft, onChange }} />
      ) : null}
    </Stack>
  );
}
