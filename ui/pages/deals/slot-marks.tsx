import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { DealSlot } from '../../../core/deals/deal-slots.ts';
import { Badge } from '../../components/badge.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(1),
  '&:not(:empty)': { paddingTop: theme.space(1.5) },
});

/** What is special about a slot: free or half price, optional [DEA-43], and what its choice costs on top. */
export const SlotMarks = observer(function SlotMarks({ slot }: { readonly slot: DealSlot }) {
  const { t } = useWords();
  const { deals, menu } = useApp();
  const money = useMoney();
  const { tempPrice } = deals;
  const supplement = tempPrice?.supplements[slot.slot] ?? 0;
  const step = tempPrice?.steps.find(
    ({ rule, slot: own }) => (rule === 'free' || rule === 'half-price') && own === slot.slot,
  );
  const isFree = slot.option.free === true || step?.rule === 'free';
  const marksOptional = menu.experiments.variantOf('optional-deal-choice-labels') === 'treatment';
  return (
    <span css={row}>
      {!slot.isRequired && marksOptional ? <Badge>{t('deals.slot.optional')}</Badge> : null}
      {isFree ? <Badge tone="success">{t('deals.slot.free')}</Badge> : null}
      {step?.rule === 'half-price' ? (
        <Badge tone="success">{t('deals.slot.halfPrice')}</Badge>
      ) : null}
      {supplement > 0 ? <Badge>{t('deals.supplement', { price: money(supplement) })}</Badge> : null}
    </span>
  );
});
