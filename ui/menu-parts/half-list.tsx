import type { CSSObject, Theme } from '@emotion/react';
import { memo } from 'react';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { ChoiceChange } from '../../client/menu/edit-choice.ts';
import type { HalfSide } from '../../core/menu/halves.ts';
import { ownCalories } from '../../core/menu/calories.ts';
import { basePrice } from '../../core/menu/prices.ts';
import { Row } from '../components/layout.tsx';
import { RadioGroup } from '../components/radio-group.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { DietMark } from './diet-mark.tsx';
import { toppingLooks } from './drawing.ts';
import { PriceAndKcal } from './kcal.tsx';
import { ToppingSwatch } from './topping-swatch.tsx';
import { useKcal } from './use-kcal.ts';
import type { MenuFacts } from './use-menu-facts.ts';

interface HalfListProps {
  readonly side: HalfSide;
  /** Pizzas this half may be made of [MNU-57, MNU-58]. */
  readonly offered: readonly Product[];
  readonly value: string;
  readonly size: string;
  readonly catalogue: Catalogue;
  readonly facts: MenuFacts;
  readonly onChange: (change: ChoiceChange) => void;
}

const swatches = (theme: Theme): CSSObject => ({
  display: 'inline-flex',
  flex: 'none',
  width: theme.space(12),
  '& > * + *': { marginInlineStart: `calc(-1 * ${theme.space(3)})` },
  [theme.from.tablet]: {
    width: theme.space(15),
    '& > * + *': { marginInlineStart: `calc(-1 * ${theme.space(1.5)})` },
  },
});

/** Toppings a pizza shows before its name. */
const mostSwatches = 3;

/** The pizzas one half may be made of. */
export const HalfList = memo(function HalfList(props: HalfListProps) {
  const { side, offered, value, size, catalogue, facts, onChange } = props;
  const { t } = useWords();
  const kcal = useKcal();
  return (
    <RadioGroup
      legend={t(`menu.halves.${side}`)}
      legendHidden
      variant="cards"
      value={value}
      onChange={(id) => onChange({ part: 'half', side, id })}
      options={offered.map((product) => ({
        value: product.id,
        label: (
          <Row as="span" gap={1.5}>
            <span>{product.title}</span>
            <DietMark veg={product.veg} />
          </Row>
        ),
        media: (
          <span css={swatches}>
            {toppingLooks(product, catalogue.options)
              .slice(0, mostSwatches)
              .map((look) => (
                <ToppingSwatch key={look} look={look} size="small" />
              ))}
          </span>
        ),
        trailing: (
          <PriceAndKcal kcal={kcal.of('pizza', ownCalories(product, size))}>
            <Text as="span" size="small" tone="muted">
              {facts.money(basePrice(product, size) ?? 0)}
            </Text>
          </PriceAndKcal>
        ),
      }))}
    />
  );
});
