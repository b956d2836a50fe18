import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { bottomBar } from '../../components/bottom-bar.ts';
import { Action } from '../../components/action.tsx';
import { hasToasts, ToastRow } from '../../components/toast-row.tsx';
import { Icon } from '../../components/icon.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';
import { BarFee } from './late-parts.ts';

const rise = keyframes({ from: { transform: 'translateY(120%)' } });
const bump = keyframes({ '40%': { transform: 'scale(1.35)' } });

/** In the flow, so that the end of the page is never under it; over it while the page is longer. */
const place = (theme: Theme): CSSObject => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.layer.sticky,
  padding: `${theme.space(3)} ${theme.gutter}`,
  paddingBottom: `calc(${theme.space(3)} + ${theme.safeBottom})`,
  [hasToasts]: { backgroundColor: theme.colour.surface, boxShadow: theme.shadow.above },
  [theme.from.desktop]: { display: 'none' },
});

const bar = (theme: Theme): CSSObject => ({
  ...theme.textStyle.body,
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'center',
  minHeight: theme.size.controlLarge,
  paddingBlock: theme.space(2),
  paddingInline: theme.space(5),
  borderRadius: theme.radius.control,
  backgroundColor: theme.colour.accent.fill,
  color: theme.colour.accent.on,
  boxShadow: theme.shadow.floating,
  fontWeight: theme.font.weight.strong,
  textDecoration: 'none',
  animation: `${rise} ${theme.motion.slow} ${theme.motion.ease}`,
});

const count = (theme: Theme): CSSObject => ({
  display: 'inline-flex',
  gap: theme.space(2),
  alignItems: 'center',
  animation: `${bump} ${theme.motion.slow} ${theme.motion.spring}`,
});

const total = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  marginInlineStart: 'auto',
});

/** The basket in reach of the thumb on phones and tablets: how many lines, what they come to; it jumps when something is added. */
export const BasketBar = observer(function BasketBar() {
  const { t } = useWords();
  const { basket, menu } = useApp();
  const money = useMoney();
  const { pathname, search } = useLocation();
  if (basket.isEmpty) return null;
  const isTrial = menu.experiments.variantOf('view-basket-CTA') === 'treatment';
  return (
    <div ref={bottomBar} css={place}>
      <ToastRow>
        <Action to={`${pathname}${search}#basket`} css={bar}>
          <span key={basket.additions} css={count}>
            <Icon name="basket" />
          </span>
          <span aria-live="polite">
            {isTrial ? `${t('basket.bar.view')} · ` : null}
            {t('basket.bar.count', { count: basket.count })}
            <Suspense fallback={null}>
              <BarFee />
            </Suspense>
          </span>
          {basket.priced ? <span css={total}>{money(basket.priced.amountDue)}</span> : null}
        </Action>
      </ToastRow>
    </div>
  );
});
