import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { Reorder } from '../../client/orders/reorder.ts';
import type { ReorderLine } from '../../client/orders/reorder-lines.ts';
import { Button } from '../components/button.tsx';
import { Text } from '../components/text.tsx';
import { useApp } from '../store-context.tsx';
import { useMoney } from '../use-money.ts';
import { useWords } from '../words/words-context.tsx';
import { ReorderRow } from './reorder-line.tsx';

const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(1),
});

const note = (theme: Theme): CSSObject => ({ ...theme.textStyle.small, color: theme.muted });

const press = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space(2)} ${theme.space(4)}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});

const total = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  fontSize: theme.font.size.large,
});

/** A quiet button in line with the text above it. */
const toggle = (theme: Theme): CSSObject => ({
  marginInlineStart: `calc(-1 * ${theme.space(3)})`,
});

/** What has changed comes first, so that it is seen before the press. */
const isChanged = ({ before, problem }: ReorderLine): boolean =>
  before !== undefined || problem !== undefined;

interface ReorderOfferProps {
  readonly offer: Reorder;
  /** What the button says. */
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  /** Lines that are seen at first; the others come with a press. */
  readonly most: number;
}

/** An earlier order as it can be had today: what, how much and for how much, what has changed since, and the press that takes it [SHP-15]. */
export const ReorderOffer = observer(function ReorderOffer({
  offer,
  label,
  isBusy = false,
  onPress,
  most,
}: ReorderOfferProps) {
  const app = useApp();
  const { t } = useWords();
  const money = useMoney();
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const { shown, catalogue, otherHut, hadDiscount, fees } = offer;
  const lines = [...shown.filter(isChanged), ...shown.filter((line) => !isChanged(line))];
  const first = isWhole ? lines : lines.slice(0, most);
  const hidden = lines.length - most;
  const hut = app.localisation.hut?.name ?? '';
  return (
    <>
      {otherHut === undefined ? null : (
        <p css={note}>{t('loyalty.reorder.otherHut', { before: otherHut, here: hut })}</p>
      )}
      <ul role="list" css={list} id={listId}>
        {first.map((line) => (
          <ReorderRow
            key={line.id}
            line={line}
            catalogue={catalogue}
            isWhole={isWhole || hidden <= 0}
          />
        ))}
        {hadDiscount ? <li css={note}>{t('loyalty.reorder.noDiscount')}</li> : null}
      </ul>
      {hidden > 0 ? (
        <div css={toggle}>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('loyalty.reorder.less') : t('loyalty.reorder.more', { count: hidden })}
          </Button>
        </div>
      ) : null}
      {app.ordering && !app.ordering.basket.isEmpty ? (
        <p css={note}>{t('loyalty.reorder.replaces')}</p>
      ) : null}
      <div css={press}>
        <div>
          <strong css={total}>{t('loyalty.reorder.total', { price: money(offer.total) })}</strong>
          {fees > 0 ? (
            <Text size="tiny" tone="muted">
              {t('loyalty.reorder.fees')}
            </Text>
          ) : null}
        </div>
        <Button icon="refresh" onClick={onPress} busy={isBusy}>
          {label}
        </Button>
      </div>
    </>
  );
});
