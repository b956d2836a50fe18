import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DealSlot, productsOfSlot } from '../../../core/deals/deal-slots.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { Heading } from '../../components/heading.tsx';
import { Text } from '../../components/text.tsx';
import { isTile } from '../../../core/menu/listed-products.ts';
import { HiddenByWishes, NothingFits } from '../../menu-parts/hidden-by-wishes.tsx';
import { useFits } from '../../menu-parts/use-fits.ts';
import { sizeOf } from '../../menu-parts/use-fitting-deals.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { DipRow } from './dip-row.tsx';
import { SlotCustomiser } from './slot-customiser.tsx';
import { SlotProduct } from './slot-product.tsx';
import { SlotState } from './slot-state.tsx';
import { JustChosen } from './just-chosen.tsx';
import { slotTitle } from './slot-title.ts';
import type { Builder } from './use-deal-builder.ts';
import { useOwnPresses } from './use-own-presses.ts';
import { useSlotPrices } from './use-slot-prices.ts';

const head = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(1),
  paddingBottom: theme.space(3),
  scrollMarginTop: theme.space(20),
});

const products = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(2.5),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.size.cardMin}), 1fr))`,
});

interface SlotChoiceProps {
  readonly slot: DealSlot;
  readonly builder: Builder;
  readonly catalogue: Catalogue;
}

/** What there is to choose for one slot. Its heading takes the focus when the customer moves here. */
export const SlotChoice = observer(function SlotChoice({
  slot,
  builder,
  catalogue,
}: SlotChoiceProps) {
  const { t } = useWords();
  const { deals } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const [customised, setCustomised] = useState<Product>();
  const { moves, slots, goOn } = builder;
  useEffect(() => {
    if (moves === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [moves]);
  const chosen = deals.tempDeal?.choices[slot.slot] ?? [];
  const { fits, start } = useFits(catalogue);
  const isIn = JSON.stringify(chosen.map(({ productId }) => productId));
  const sold = useMemo(() => productsOfSlot(slot, catalogue), [slot, catalogue]);
  const offered = useMemo(() => {
    const kept = JSON.parse(isIn) as readonly string[];
    return sold.filter((product) => fits(product, sizeOf(slot)) || kept.includes(product.id));
  }, [sold, slot, fits, isIn]);
  const labels = useSlotPrices(slot, offered, start);
  const onChosen = useCallback(
    (product: Product) => (isTile(product) ? setCustomised(product) : goOn(slot.slot)),
    [goOn, slot],
  );
  const presses = useOwnPresses();
  const isMany = slot.items > 1;
  return (
    <section aria-labelledby="slot-heading" {...presses}>
      <div css={head}>
        <Text size="small" tone="muted">
          {t('deals.slot.step', { number: slot.slot + 1, count: slots.length })}
        </Text>
        <Heading level={2} id="slot-heading" ref={heading} tabIndex={-1}>
          {slotTitle(slot, slots, t)}
        </Heading>
        {isMany ? (
          <Text tone="muted">
            {t('deals.slot.counted', { count: chosen.length, of: slot.items })}
          </Text>
        ) : null}
        <SlotState slot={slot} builder={builder} catalogue={catalogue} />
        <JustChosen builder={builder} catalogue={catalogue} />
      </div>
      {offered.length === 0 ? <NothingFits level={3} /> : null}
      <ul role="list" css={products}>
        {offered.map((product) =>
          isMany ? (
            <DipRow
              key={product.id}
              product={product}
              slot={slot}
              catalogue={catalogue}
              price={labels.get(product.id) ?? ''}
              onChosen={onChosen}
            />
          ) : (
            <SlotProduct
              key={product.id}
              product={product}
              slot={slot}
              catalogue={catalogue}
              chosen={chosen.find(({ productId }) => productId === product.id)}
              start={start}
              price={labels.get(product.id) ?? ''}
              onChosen={onChosen}
              onCustomise={setCustomised}
            />
          ),
        )}
      </ul>
      <HiddenByWishes count={offered.length === 0 ? 0 : sold.length - offered.length} />
      {customised ? (
        <SlotCustomiser
          key={customised.id}
          product={customised}
          slot={slot}
          catalogue={catalogue}
          onSaved={() => goOn(slot.slot)}
          onClose={() => setCustomised(undefined)}
        />
      ) : null}
    </section>
  );
});
