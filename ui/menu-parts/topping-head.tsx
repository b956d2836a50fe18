import type { CSSObject, Theme } from '@emotion/react';
import type { HalfSide } from '../../core/menu/halves.ts';
import type { PizzaRules } from '../../core/menu/pizza-rules.ts';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { FreeToppingsNote } from './free-toppings-note.tsx';
import { head, titleStyle } from './topping-style.ts';

interface ToppingHeadProps {
  /** Toppings on it now, a double one counting as two. */
  readonly count: number;
  readonly rules: PizzaRules;
  /** The half that they lie on; absent for a whole pizza. */
  readonly half: HalfSide | undefined;
}

const aboveSearch = (theme: Theme): CSSObject => ({ paddingBottom: theme.space(3) });

/** How many toppings there are and may be, and what is not charged as it stands beside each [MNU-50, SHP-21]. */
export function ToppingHead({ count, rules, half }: ToppingHeadProps) {
  const { t } = useWords();
  const { maxToppings: max, halfToppings } = rules;
  return (
    <>
      <div css={head}>
        <h3 css={titleStyle}>
          {t(half ? `menu.halves.toppings.${half}` : 'menu.builder.yourToppings', { max })}
        </h3>
        <Text as="span" size="small" tone="muted">
          {t('menu.builder.toppingsCount', { count, max })}
        </Text>
      </div>
      <FreeToppingsNote rules={rules} />
      {half && halfToppings !== 'none' ? (
        <Text size="small" tone="muted" css={aboveSearch}>
          {t(`menu.halves.toppingRule.${halfToppings}`)}
        </Text>
      ) : null}
    </>
  );
}
