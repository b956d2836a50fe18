import { useMemo, memo, useRef } from 'react';
import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { defaultToppings } from '../../core/menu/default-choice.ts';
import {
  type ChoiceChange,
  type ChoiceDraft,
  portionsOf,
  mostPortions,
} from '../../client/menu/edit-choice.ts';
import { optionPrice, soldAt } from '../../core/menu/prices.ts';
import { sortToppings, type ToppingOrder } from '../../core/menu/sort-menu.ts';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { FreeToppingsNote } from './free-toppings-note.tsx';
import { Refusal } from './refusal.tsx';
import type { MenuFacts } from './use-menu-facts.ts';
import { dietOf } from '../../core/menu/diet.ts';
import { IconButton } from '../components/icon-button.tsx';
import { DietMark } from './diet-mark.tsx';
import { toppingLookOf } from './drawing.ts';
import {
  head,
  titleStyle,
  list,
  foot,
  rowStyle,
  words,
  nameStyle,
  priceStyle,
  markPlace,
  stepper,
  numberStyle,
} from './topping-style.ts';
import { ToppingSwatch } from './topping-swatch.tsx';

interface ToppingRowProps {
  readonly topping: PizzaOption;
  /** Portions on the pizza now. */
  readonly count: number;
  /** The pizza comes with it. */
  readonly isUsual: boolean;
  /** What one more portion costs, in words. */
  readonly price: string;
  readonly onChange: (change: ChoiceChange) => void;
}

/** One topping: its picture, name and price, and − n + up to a double portion [MNU-50]. */
const ToppingRow = memo(function ToppingRow(props: ToppingRowProps) {
  const { topping, count, isUsual, price, onChange } = props;
  const { t } = useWords();
  const more = useRef<HTMLElement>(null);
  const { id, title } = topping;
  const look = toppingLookOf(topping.look);
  const isRemoved = isUsual && count === 0;
  const moreLabel = count === 0 ? 'menu.builder.addTopping' : 'menu.builder.moreTopping';
  const lessLabel = count > 1 ? 'menu.builder.lessTopping' : 'menu.builder.removeTopping';
  const takeOff = (): void => {
    // The button about to go gives its focus to the one that stays.
    if (count === 1) more.current?.focus();
    onChange({ part: 'topping', id, by: -1 });
  };
  return (
    <li css={rowStyle(count > 0)}>
      {look ? <ToppingSwatch look={look} /> : null}
      <div css={words}>
        <p css={nameStyle(isRemoved)}>
          <span>{title}</span>
          <span css={markPlace}>
            <DietMark veg={dietOf(topping).veg} />
          </span>
        </p>
        <p css={priceStyle}>{isRemoved ? t('menu.builder.removed') : price}</p>
      </div>
      <div
        css={stepper}
        role="group"
        aria-label={t('menu.builder.toppingCount', { topping: title, count })}
      >
        {count > 0 ? (
          <>
            <IconButton
              icon="minus"
              size="small"
              label={t(lessLabel, { topping: title })}
              onClick={takeOff}
            />
            <output css={numberStyle}>{count}</output>
          </>
        ) : null}
        <IconButton
          ref={more}
          icon="plus"
          size="small"
          variant={count === 0 ? 'secondary' : 'quiet'}
          label={t(moreLabel, { topping: title })}
          disabled={count >= mostPortions}
          onClick={() => onChange({ part: 'topping', id, by: 1 })}
        />
      </div>
    </li>
  );
});

interface ToppingChoiceProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly facts: MenuFacts;
  readonly order: ToppingOrder;
  readonly size: string;
  readonly draft: ChoiceDraft;
  readonly onChange: (change: ChoiceChange) => void;
}

/** What the pizza comes with first, then the others in the order asked for [MNU-55]. */
function inOrder(
  product: Product,
  size: string,
  { options }: Catalogue,
  order: ToppingOrder,
  locale: string,
): PizzaOption[] {
  const usual = defaultToppings(product);
  const sold = sortToppings(soldAt(options.toppings, size), order, locale);
  const isUsual = ({ id }: PizzaOption): boolean => usual.includes(id);
  return [...sold.filter(isUsual), ...sold.filter((topping) => !isUsual(topping))];
}

/** All toppings sold at the size, with the limits said and kept [MNU-50, MNU-51]. */
export function ToppingChoice(props: ToppingChoiceProps) {
  const { product, catalogue, facts, order, size, draft, onChange } = props;
  const { t, locale } = useWords();
  const usual = defaultToppings(product);
  const toppings = useMemo(
    () => inOrder(product, size, catalogue, order, locale),
    [product, size, catalogue, order, locale],
  );
  const chosen = draft.choice.toppings ?? usual;
  const { maxToppings: max } = facts.rules;
  const priceOf = (id: string, count: number): string => {
    if (count < portionsOf(usual, id) || (count > 0 && count <= portionsOf(usual, id)))
      return t('menu.builder.included');
    const price = optionPrice(catalogue.options, 'toppings', id, size) ?? 0;
    return t('menu.builder.extra', { price: facts.money(price) });
  };
  return (
    <section>
      <div css={head}>
        <h3 css={titleStyle}>{t('menu.builder.yourToppings', { max })}</h3>
        <Text as="span" size="small" tone="muted">
          {t('menu.builder.toppingsCount', { count: chosen.length, max })}
        </Text>
      </div>
      <FreeToppingsNote rules={facts.rules} />
      <ul role="list" css={list}>
        {toppings.map((topping) => {
          const count = portionsOf(chosen, topping.id);
          return (
            <ToppingRow
              key={topping.id}
              topping={topping}
              count={count}
              isUsual={usual.includes(topping.id)}
              price={priceOf(topping.id, count)}
              onChange={onChange}
            />
          );
        })}
      </ul>
      <div css={foot}>
        <Refusal draft={draft} />
      </div>
    </section>
  );
}
