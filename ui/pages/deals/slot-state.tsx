import type { CSSObject } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { DealSlot } from '../../../core/deals/deal-slots.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import type { Builder } from './use-deal-builder.ts';

/** As high as its longest words, so that the products below stay where they are. */
const place: CSSObject = { minHeight: '2lh' };

interface SlotStateProps {
  readonly slot: DealSlot;
  readonly builder: Builder;
  readonly catalogue: Catalogue;
}

/** What a step still lacks, what is in it, and whether that was chosen for the customer [SHP-23]. */
export const SlotState = observer(function SlotState({ slot, builder, catalogue }: SlotStateProps) {
  const { t } = useWords();
  const { deals } = useApp();
  const chosen = deals.tempDeal?.choices[slot.slot] ?? [];
  const titles = chosen.map(({ productId }) => catalogue.products.get(productId)?.title ?? '');
  const names = [...new Set(titles)].join(', ');
  const missing = slot.items - chosen.length;
  const isOpen = slot.isRequired && missing > 0;
  const words = (): string => {
    if (isOpen) return t('deals.slot.missing', { count: missing });
    if (deals.isPreset(slot.slot)) return t('deals.slot.chosenForYou', { names });
    return names ? t('deals.slot.chosen', { names }) : t('deals.slot.mayStayEmpty');
  };
  return (
    <div role="status" css={place}>
      {isOpen && builder.isAsked ? (
        <Notice key={builder.moves} tone="warning">
          {words()}
        </Notice>
      ) : (
        <Text tone="muted">{words()}</Text>
      )}
    </div>
  );
});
