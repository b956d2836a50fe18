import type { CSSObject, Theme } from '@emotion/react';
import type { PizzaOption } from '../../../schemas/types/catalogue/menu-options.ts';
import { pizzasWith } from '../../../client/menu/findables.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { Card, CardAction } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { toppingLookOf } from '../../menu-parts/drawing.ts';
import { ToppingSwatch } from '../../menu-parts/topping-swatch.tsx';
import type { Fits } from '../../menu-parts/use-fits.ts';
import { useWords } from '../../words/words-context.tsx';

interface FoundToppingProps {
  readonly topping: PizzaOption;
  readonly catalogue: Catalogue;
  readonly fits: Fits['fits'];
  readonly sought: string;
}

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'center',
  maxWidth: theme.size.prose,
  padding: `${theme.space(2)} ${theme.space(3)}`,
});

const words: CSSObject = { flex: 1, minWidth: 0 };

const title = (theme: Theme): CSSObject => ({
  ...theme.textStyle.body,
  fontWeight: theme.font.weight.strong,
});

const count = (theme: Theme): CSSObject => ({ ...theme.textStyle.small, color: theme.muted });

/** A topping that was found: it leads to the pizzas that have it or can take it [SHP-20]. */
export function FoundTopping({ topping, catalogue, fits, sought }: FoundToppingProps) {
  const { t } = useWords();
  const look = toppingLookOf(topping.look);
  const having = pizzasWith(topping, catalogue).having.filter((pizza) => fits(pizza));
  const to = `?${new URLSearchParams({ q: sought, topping: topping.id })}`;
  return (
    <Card as="li" room="none" interactive css={row}>
      {look ? <ToppingSwatch look={look} /> : null}
      <div css={words}>
        <h3 css={title}>
          <CardAction to={to}>{topping.title}</CardAction>
        </h3>
        <p css={count}>
          {having.length === 0
            ? t('search.toppingToAdd')
            : t('search.toppingOn', { count: having.length })}
        </p>
      </div>
      <Icon name="chevron-right" />
    </Card>
  );
}
