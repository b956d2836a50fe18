import { memo, useRef } from 'react';
import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import { type ChoiceChange, mostPortions } from '../../client/menu/edit-choice.ts';
import { dietOf } from '../../core/menu/diet.ts';
import { IconButton } from '../components/icon-button.tsx';
import { useWords } from '../words/words-context.tsx';
import { DietMark } from './diet-mark.tsx';
import { toppingLookOf } from './drawing.ts';
import {
  markPlace,
  nameStyle,
  numberStyle,
  priceStyle,
  rowStyle,
  stepper,
  words,
} from './topping-style.ts';
import { ToppingSwatch } from './topping-swatch.tsx';

interface ToppingRowProps {
  readonly topping: PizzaOption;
  /** Portions on the pizza now. */
  readonly count: number;
  /** The pizza comes with it. */
  readonly isUsual: boolean;
  /** What one more portion costs, and adds in kilocalories, in words. */
  readonly price: string;
  /** The Tab key stops at its buttons; the arrow keys lead to those of the others. */
  readonly isTabStop: boolean;
  readonly onChange: (change: ChoiceChange) => void;
}

/** One topping: its picture, name and price, and − n + up to a double portion [MNU-50]. */
export const ToppingRow = memo(function ToppingRow(props: ToppingRowProps) {
  const { topping, count, isUsual, price, isTabStop, onChange } = props;
  const { t } = useWords();
  const more = useRef<HTMLElement>(null);
  const less = useRef<HTMLElement>(null);
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
  const isFull = count >= mostPortions;
  const putOn = (): void => {
    // A button that goes dead gives its focus away.
    if (count === mostPortions - 1) less.current?.focus();
    onChange({ part: 'topping', id, by: 1 });
  };
  return (
    <li css={rowStyle(count > 0)} data-row={id}>
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
              ref={less}
              tabIndex={isTabStop && isFull ? 0 : -1}
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
          tabIndex={isTabStop && !isFull ? 0 : -1}
          icon="plus"
          size="small"
          variant={count === 0 ? 'secondary' : 'quiet'}
          label={t(moreLabel, { topping: title })}
          disabled={isFull}
          onClick={putOn}
        />
      </div>
    </li>
  );
});
