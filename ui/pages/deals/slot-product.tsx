import { memo, type MouseEvent, useRef, useState } from 'react';
import type { DealSlot } from '../../../core/deals/deal-slots.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { caloriesOf } from '../../../core/menu/calories.ts';
import { dietOfChoice } from '../../../core/menu/diet.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { describeChoice } from '../../menu-parts/describe-choice.ts';
import { DietMark } from '../../menu-parts/diet-mark.tsx';
import { drawingOf, photoOf } from '../../menu-parts/drawing.ts';
import { FoodPicture } from '../../menu-parts/food-picture.tsx';
import { Kcal } from '../../menu-parts/kcal.tsx';
import { useKcal } from '../../menu-parts/use-kcal.ts';
import type { Fits } from '../../menu-parts/use-fits.ts';
import { afterPaint } from '../../platform/after-paint.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import * as look from './slot-product-style.ts';

interface SlotProductProps {
  readonly product: Product;
  readonly slot: DealSlot;
  readonly catalogue: Catalogue;
  /** What of the product is in the slot; nothing while it holds another. */
  readonly chosen: Choice | undefined;
  /** What of the product a press chooses. */
  readonly start: Fits['start'];
  /** What it costs, in words. */
  readonly price: string;
  readonly onChosen: (product: Product) => void;
  readonly onCustomise: (product: Product) => void;
}

/** Whether there is anything to change about a product within a deal. */
export const isCustomisable = ({ type, modifiers, dips }: Product): boolean =>
  type === 'pizza' || (modifiers?.length ?? 0) > 0 || (dips?.length ?? 0) > 0;

/**
 * A product of a slot: one press chooses it, one more takes it back; the chosen one can be changed. A press shows on
 * the card at once; the deal, and all that follows from it, comes after the browser has painted that.
 */
export const SlotProduct = memo(function SlotProduct(props: SlotProductProps) {
  const { product, slot, catalogue, chosen, start, price, onChosen, onCustomise } = props;
  const { t } = useWords();
  const kcal = useKcal();
  const { deals } = useApp();
  const choice = chosen ?? start(product, slot.option.subtype);
  const drawing = drawingOf(choice, catalogue);
  const { lines } = describeChoice(choice, catalogue, t);
  const [asked, setAsked] = useState<boolean>();
  const isChosen = asked ?? chosen !== undefined;
  const wish = useRef<boolean>(undefined);
  const fulfil = () => {
    const isWanted = wish.current;
    wish.current = undefined;
    // A second press may have come before the first one was seen to.
    if (isWanted !== undefined && isWanted !== (chosen !== undefined)) {
      if (!isWanted) deals.unchoose(slot.slot);
      else {
        deals.choose(slot.slot, choice);
        onChosen(product);
      }
    }
    setAsked(undefined);
  };
  const toggle = (event: MouseEvent) => {
    // The second half of a double press is no wish to take the product back.
    if (event.detail > 1) return;
    wish.current = !(wish.current ?? isChosen);
    setAsked(wish.current);
    afterPaint(fulfil);
  };
  return (
    <li css={look.card(isChosen)}>
      <div css={look.plate}>
        <FoodPicture drawing={drawing} img={photoOf(choice, drawing, catalogue)} />
      </div>
      {isChosen ? (
        <span css={look.tick}>
          <Icon name="check" size="small" />
        </span>
      ) : null}
      <div css={look.words}>
        <button
          type="button"
          data-choose
          aria-pressed={isChosen}
          onClick={toggle}
          css={look.choose}
        >
          {product.title}
        </button>
        <span css={look.price}>
          {price} <DietMark veg={dietOfChoice(choice, product, catalogue).veg} />
        </span>
        <Kcal>{kcal.of(product.type, caloriesOf(choice, product, catalogue))}</Kcal>
        {lines.length > 0 ? <span css={look.detail}>{lines.join(' · ')}</span> : null}
      </div>
      {isCustomisable(product) ? (
        <div css={look.customise(chosen !== undefined)}>
          <IconButton
            variant="secondary"
            icon="edit"
            label={t('deals.slot.customiseOne', { title: product.title })}
            onClick={() => onCustomise(product)}
          />
        </div>
      ) : null}
    </li>
  );
});
