import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { shownSaving } from '../../../client/deals/explain-deal-price.ts';
import { bottomBar } from '../../components/bottom-bar.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ToastRow } from '../../components/toast-row.tsx';
import { Price } from '../../components/price.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import PriceReason from './price-reason.tsx';
import { slotTitle } from './slot-title.ts';
import type { Builder } from './use-deal-builder.ts';
import { useMoney } from '../../use-money.ts';

const bar = (theme: Theme): CSSObject => ({
  ...theme.plainArea,
  position: 'sticky',
  bottom: 0,
  zIndex: theme.layer.sticky,
  marginInline: `calc(-1 * ${theme.gutter})`,
  padding: `${theme.space(3)} ${theme.gutter}`,
  paddingBottom: `calc(${theme.space(3)} + ${theme.safeBottom})`,
  backgroundColor: theme.colour.surface,
  boxShadow: theme.shadow.above,
  [theme.from.tablet]: {
    marginInline: 0,
    paddingInline: theme.space(5),
    borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0`,
  },
});

const content = (theme: Theme): CSSObject => ({ display: 'grid', gap: theme.space(2) });

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(4),
  alignItems: 'center',
  justifyContent: 'space-between',
});

const amounts = (theme: Theme): CSSObject => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space(0.5),
  flex: 'none',
});

const action: CSSObject = { flex: '0 1 26ch', minWidth: 0, display: 'grid' };

/** The price so far, why it is that, and the next thing to do; always in reach of the thumb. */
export const DealBar = observer(function DealBar({ builder }: { readonly builder: Builder }) {
  const { t } = useWords();
  const { tempPrice } = useApp().deals;
  const money = useMoney();
  const { next, ask, finish, isEditing, slots } = builder;
  const saving = tempPrice && shownSaving(tempPrice);
  return (
    <div ref={bottomBar} role="region" aria-label={t('deals.bar.label')} css={bar}>
      <ToastRow css={content}>
        {tempPrice ? <PriceReason priced={tempPrice} isShort /> : null}
        <div css={row}>
          <div css={amounts} aria-live="polite" aria-atomic>
            <Price size="large" amount={money(tempPrice?.price ?? 0)} />
            {saving === undefined ? null : (
              <Badge tone="success">{t('deals.saving', { price: money(saving) })}</Badge>
            )}
          </div>
          <div css={action}>
            {next ? (
              <Button size="large" onClick={() => ask(next.slot)}>
                {t('deals.bar.missing', { title: slotTitle(next, slots, t) })}
              </Button>
            ) : (
              <Button size="large" onClick={finish}>
                {t(isEditing ? 'deals.bar.save' : 'deals.bar.add')}
              </Button>
            )}
          </div>
        </div>
      </ToastRow>
    </div>
  );
});
