import type { CSSObject, Theme } from '@emotion/react';
import { memo, useRef } from 'react';
import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { ChoiceChange } from '../../client/menu/edit-choice.ts';
import { dietOf } from '../../core/menu/diet.ts';
import { mostPortions } from '../../client/menu/edit-pizza.ts';
import { IconButton } from '../components/icon-button.tsx';
import { useWords } from '../words/words-context.tsx';
import { DietMark } from './diet-mark.tsx';
import { toppingLookOf } from './drawing.ts';
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

const row =
  (isOn: boolean) =>
  (theme: Theme): CSSObject => ({
    display: 'flex',
    gap: theme.space(2.5),
    alignItems: 'center',
    minHeight: theme.space(15),
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${theme.space(15)}`,
    padding: `${theme.space(1.5)} ${theme.space(2)}`,
    borderRadius: theme.radius.field,
    backgroundColor: isOn ? theme.colour.accent.soft : 'transparent',
    transition: theme.transition('background-color'),
  });

const words: CSSObject = { flex: 1, minWidth: 0 };

const name =
  (isRemoved: boolean) =>
  (theme: Theme): CSSObject => ({
    ...theme.textStyle.body,
    fontWeight: theme.font.weight.medium,
    lineHeight: theme.font.leading.snug,
    ...(isRemoved
      ? { '& > span': { textDecorationLine: 'line-through', color: theme.muted } }
      : {}),
  });

const priceStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  color: theme.muted,
});

const markPlace = (theme: Theme): CSSObject => ({
  '&:not(:empty)': { marginInlineStart: theme.space(1.5) },
});

const stepper: CSSObject = { display: 'flex', alignItems: 'center', flex: 'none' };

const number = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  minWidth: theme.space(6),
  textAlign: 'center',
});

/** One topping: its picture, name and price, and − n + up to a double portion [MNU-50]. */
export const ToppingRow = memo(function ToppingRow(props: ToppingRowProps) {
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
    <li css={row(count > 0)}>
      {look ? <ToppingSwatch look={look} /> : null}
      <div css={words}>
        <p css={name(isRemoved)}>
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
            <output css={number}>{count}</output>
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
