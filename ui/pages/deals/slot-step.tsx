import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import type { DealSlot } from '../../../core/deals/deal-slots.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { drawingOf, photoOf } from '../../menu-parts/drawing.ts';
import { FoodPicture } from '../../menu-parts/food-picture.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { SlotMarks } from './slot-marks.tsx';
import { slotTitle } from './slot-title.ts';
import type { Builder } from './use-deal-builder.ts';

const item = (theme: Theme): CSSObject => ({
  flex: `0 0 ${theme.space(34)}`,
  [theme.from.tablet]: { flex: 'none' },
});

const button =
  (isActive: boolean, isFilled: boolean) =>
  (theme: Theme): CSSObject => ({
    // Holds the words for screen readers, which would else widen the page from beyond the row's edge.
    position: 'relative',
    display: 'grid',
    gap: theme.space(2),
    alignContent: 'start',
    width: '100%',
    height: '100%',
    padding: theme.space(2.5),
    borderRadius: theme.radius.card,
    border: `${theme.width.thick} ${isFilled || isActive ? 'solid' : 'dashed'}`,
    borderColor: isActive ? theme.colour.accent.mark : theme.colour.line,
    backgroundColor: isActive ? theme.colour.accent.soft : theme.colour.surface,
    transition: theme.transition('background-color', 'border-color'),
    [theme.when.hover]: { '&:hover': { borderColor: theme.colour.accent.mark } },
    [theme.from.tablet]: {
      gridTemplateColumns: `${theme.space(15)} minmax(0, 1fr)`,
      alignItems: 'center',
    },
  });

const plate = (theme: Theme): CSSObject => ({
  display: 'grid',
  placeItems: 'center',
  height: theme.space(15),
  borderRadius: theme.radius.field,
  backgroundColor: theme.colour.plate,
  color: theme.colour.accent.text,
  '& > svg, & > img': { height: '100%' },
  '& > [data-empty]': { height: theme.size.iconLarge },
});

const heading = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  display: 'block',
  color: theme.muted,
});

const chosenName = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'block',
  fontWeight: theme.font.weight.strong,
  lineHeight: theme.font.leading.snug,
});

interface SlotStepProps {
  readonly slot: DealSlot;
  readonly builder: Builder;
  readonly catalogue: Catalogue;
}

/** One slot of the deal: its name, what was chosen, and what that costs on top. */
export const SlotStep = observer(function SlotStep({ slot, builder, catalogue }: SlotStepProps) {
  const { t } = useWords();
  const { deals } = useApp();
  const chosen = deals.tempDeal?.choices[slot.slot] ?? [];
  const [first] = chosen;
  // A pizza is hundreds of shapes: the words change with the press, the picture right after it.
  const pictured = useDeferredValue(first);
  const drawing = useMemo(() => pictured && drawingOf(pictured, catalogue), [pictured, catalogue]);
  const isActive = builder.active?.slot === slot.slot;
  const isFilled = chosen.length >= slot.items;
  const names = chosen.map(({ productId }) => catalogue.products.get(productId)?.title ?? '');
  return (
    <li css={item}>
      <button
        type="button"
        onClick={() => builder.goTo(slot.slot)}
        css={button(isActive, isFilled)}
        {...(isActive ? { 'aria-current': 'step' as const } : {})}
      >
        <span css={plate}>
          {first && pictured && drawing ? (
            <FoodPicture drawing={drawing} img={photoOf(pictured, drawing, catalogue)} />
          ) : (
            <Icon name="plus" size="large" data-empty />
          )}
        </span>
        <span>
          <span css={heading}>{slotTitle(slot, builder.slots, t)}</span>
          <span css={chosenName}>
            {names.length > 0
              ? names.join(', ')
              : t(slot.isRequired ? 'deals.slot.choose' : 'deals.slot.nothing')}
          </span>
          {isFilled ? <VisuallyHidden>{t('deals.slot.done')}</VisuallyHidden> : null}
          {deals.isPreset(slot.slot) ? <span css={heading}>{t('deals.slot.preset')}</span> : null}
          <SlotMarks slot={slot} />
        </span>
      </button>
    </li>
  );
});
