import type { CSSObject, Theme } from '@emotion/react';
import { useMemo } from 'react';
import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { defaultToppings } from '../../core/menu/default-choice.ts';
import type { ChoiceChange } from '../../client/menu/edit-choice.ts';
import { portionsOf, soldAt } from '../../client/menu/edit-pizza.ts';
import { optionPrice } from '../../core/menu/prices.ts';
import { sortToppings } from '../../core/menu/sort-menu.ts';
import type { ToppingOrder } from '../../core/menu/sort-menu.ts';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { FreeToppingsNote } from './free-toppings-note.tsx';
import { Refusal } from './refusal.tsx';
import { ToppingRow } from './topping-row.tsx';
import type { ChoiceDraft } from './use-choice-edit.ts';
import type { MenuFacts } from './use-menu-facts.ts';

interface ToppingChoiceProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly facts: MenuFacts;
  readonly order: ToppingOrder;
  readonly size: string;
  readonly draft: ChoiceDraft;
  readonly onChange: (change: ChoiceChange) => void;
}

const head = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(3),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBottom: theme.space(2),
});

const title = (theme: Theme): CSSObject => theme.textStyle.heading;

const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(1),
  marginInline: `calc(-1 * ${theme.space(2)})`,
});

const foot: CSSObject = { position: 'sticky', bottom: 0 };

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
        <h3 css={title}>{t('menu.builder.yourToppings', { max })}</h3>
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
