import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { Reorder } from '../../client/orders/reorder.ts';
import { Button } from '../components/button.tsx';
import { useApp } from '../store-context.tsx';
import { useWords } from '../words/words-context.tsx';
import { isChanged, OfferLines } from './offer-lines.tsx';
import { OfferTotal } from './offer-total.tsx';

const note = (theme: Theme): CSSObject => ({ ...theme.textStyle.small, color: theme.muted });

const press = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space(2)} ${theme.space(4)}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});

interface ReorderOfferProps {
  readonly offer: Reorder;
  /** What the button says. */
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  /** Lines that are seen at first; the others come with a press. */
  readonly most: number;
  /** The lines of then stand above: they come again only where something has changed. */
  readonly isBelowBill?: boolean;
}

/** An earlier order as it can be had today: what, how much and for how much, what has changed since, and the press that takes it [SHP-15]. */
export const ReorderOffer = observer(function ReorderOffer({
  offer,
  label,
  isBusy = false,
  onPress,
  most,
  isBelowBill = false,
}: ReorderOfferProps) {
  const app = useApp();
  const { t } = useWords();
  const { otherHut, hadDiscount } = offer;
  const hut = app.localisation.hut?.name ?? '';
  const isAsBefore = !hadDiscount && !offer.shown.some(isChanged);
  return (
    <>
      {otherHut === undefined ? null : (
        <p css={note}>{t('loyalty.reorder.otherHut', { before: otherHut, here: hut })}</p>
      )}
      {isBelowBill && isAsBefore ? null : (
        <OfferLines offer={offer} most={most}>
          {hadDiscount ? <li css={note}>{t('loyalty.reorder.noDiscount')}</li> : null}
        </OfferLines>
      )}
      {app.ordering && !app.ordering.basket.isEmpty ? (
        <p css={note}>{t('loyalty.reorder.replaces')}</p>
      ) : null}
      <div css={press}>
        <OfferTotal offer={offer} />
        <Button icon="refresh" onClick={onPress} busy={isBusy}>
          {label}
        </Button>
      </div>
    </>
  );
});
