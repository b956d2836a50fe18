import { type FocusEvent, type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { defaultToppings } from '../../core/menu/default-choice.ts';
import { type ChoiceChange, type ChoiceDraft, portionsOf } from '../../client/menu/edit-choice.ts';
import { shelvesOf, toppingsNamed } from '../../client/menu/topping-groups.ts';
import type { Calories } from '../../core/menu/calories.ts';
import type { HalfSide } from '../../core/menu/halves.ts';
import { halfToppingPrice } from '../../core/menu/price-choice.ts';
import { optionPrice, soldAt } from '../../core/menu/prices.ts';
import { sortToppings, type ToppingOrder } from '../../core/menu/sort-menu.ts';
import { Icon } from '../components/icon.tsx';
import { Text } from '../components/text.tsx';
import { TextInput } from '../components/text-input.tsx';
import { useWords } from '../words/words-context.tsx';
import { Refusal } from './refusal.tsx';
import { rowAfter } from './row-after.ts';
import { ToppingHead } from './topping-head.tsx';
import { ToppingRow } from './topping-row.tsx';
import { foot, groups, groupTitle, list } from './topping-style.ts';
import { beside, useKcal } from './use-kcal.ts';
import type { MenuFacts } from './use-menu-facts.ts';

interface ToppingChoiceProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly facts: MenuFacts;
  readonly order: ToppingOrder;
  readonly size: string;
  readonly draft: ChoiceDraft;
  /** The half of a half-and-half that the product is, which pays its share of a topping [SHP-21]. */
  readonly half?: HalfSide | undefined;
  readonly onChange: (change: ChoiceChange) => void;
}

/**
 * All toppings sold at the size under their headings, what is on the pizza first, with the limits said and kept
 * [MNU-50, MNU-51, MNU-55, SHP-22]. They are one stop of the Tab key; the arrow keys move between them.
 */
export function ToppingChoice(props: ToppingChoiceProps) {
  const { product, catalogue, facts, order, size, draft, half, onChange } = props;
  const { t, locale } = useWords();
  const kcal = useKcal();
  const id = useId();
  const usual = defaultToppings(product);
  const chosen = draft.choice.toppings ?? usual;
  const [sought, setSought] = useState('');
  const [lastRow, setLastRow] = useState<string>();
  // What comes on or off later stays in its place, under the finger.
  const [onIt] = useState(() => [...usual, ...chosen]);
  const sold = useMemo(
    () => sortToppings(soldAt(catalogue.options.toppings, size), order, locale),
    [size, catalogue, order, locale],
  );
  const shelves = useMemo(() => shelvesOf(toppingsNamed(sold, sought), onIt), [sold, sought, onIt]);
  const shown = shelves.flatMap(({ toppings }) => toppings);
  const stop = (shown.find((topping) => topping.id === lastRow) ?? shown[0])?.id;
  const priceOf = (topping: string, count: number): string => {
    const included = portionsOf(usual, topping);
    if (count < included || (count > 0 && count <= included)) return t('menu.builder.included');
    const { options } = catalogue;
    const price = half
      ? halfToppingPrice(options, topping, size, facts.rules)
      : optionPrice(options, 'toppings', topping, size);
    return t('menu.builder.extra', { price: facts.money(price ?? 0) });
  };
  const onItWords = half ? 'menu.halves.onIt' : 'menu.builder.onIt';
  const kcalOf = (calories: Calories): Calories =>
    half && calories !== undefined ? Math.round(calories / 2) : calories;
  const follow = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (row !== undefined) setLastRow(row);
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const to = rowAfter(event);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  return (
    <section>
      <ToppingHead count={chosen.length} rules={facts.rules} half={half} />
      <TextInput
        type="search"
        label={t('menu.builder.findTopping')}
        labelHidden
        placeholder={t('menu.builder.findTopping')}
        autoComplete="off"
        leading={<Icon name="search" />}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <div role="status">
        {shown.length === 0 ? <Text tone="muted">{t('menu.builder.noTopping')}</Text> : null}
      </div>
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={t('menu.builder.allToppings')}
        aria-orientation="vertical"
        css={groups}
        onFocus={follow}
        onKeyDown={walk}
      >
        {shelves.map((shelf) => (
          <div key={shelf.id} role="group" aria-labelledby={`${id}-${shelf.id}`}>
            <h4 id={`${id}-${shelf.id}`} css={groupTitle}>
              {t(shelf.id === 'onIt' ? onItWords : `menu.builder.groups.${shelf.id}`)}
            </h4>
            <ul role="list" css={list}>
              {shelf.toppings.map((topping) => {
                const count = portionsOf(chosen, topping.id);
                return (
                  <ToppingRow
                    key={topping.id}
                    topping={topping}
                    count={count}
                    isUsual={usual.includes(topping.id)}
                    price={beside(
                      priceOf(topping.id, count),
                      kcal.more(kcalOf(topping.servingCalories)),
                    )}
                    isTabStop={topping.id === stop}
                    onChange={onChange}
                  />
                );
              })}
            </ul>
          </div>
        ))}
      </div>
      <div css={foot}>
        <Refusal draft={draft} isHalf={half !== undefined} />
      </div>
    </section>
  );
}
