import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { dialogFoot } from '../../components/bottom-bar.ts';
import { Button } from '../../components/button.tsx';
import { Text } from '../../components/text.tsx';
import { ToastRow } from '../../components/toast-row.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { FeeProgress } from './late-parts.ts';
import { MinimumOrderProgress } from './minimum-progress.tsx';
import { useCheckoutPress } from '../upsells/use-checkout-press.ts';
import { useMoney } from '../../use-money.ts';

/** Stays in view below the lines, however many there are; the room at the end of a sheet is below it, not under it. */
const foot = (theme: Theme): CSSObject => ({
  position: 'sticky',
  bottom: `calc(-1 * ${theme.space(6)})`,
  // Beside the menu it is too narrow for toasts.
  [theme.from.desktop]: { bottom: 0, '& [data-toasts]': { display: 'none' } },
  marginInline: `calc(-1 * ${theme.space(5)})`,
  padding: `${theme.space(3)} ${theme.space(5)} ${theme.space(5)}`,
  [theme.upTo.low]: { paddingBlock: theme.space(2) },
  backgroundColor: theme.colour.surface,
  borderTop: theme.border.hairline,
});

const content = (theme: Theme): CSSObject => ({ display: 'grid', gap: theme.space(3) });

/**
 * The way to checkout: what stops it opens over the page, and with nothing in the way it is gone through [BSK-57,
 * BSK-58, BSK-59, BSK-60, BSK-61, BSK-62].
 */
export const CheckoutAction = observer(function CheckoutAction() {
  const { t } = useWords();
  const { basket, menu, passage } = useApp();
  const isOffline = useEnvironment().line?.isDown === true;
  const money = useMoney();
  const { press, isPressed } = useCheckoutPress();
  const due = money(basket.priced?.amountDue ?? 0);
  const isTrial = menu.experiments.variantOf('checkout-cta-text') === 'treatment';
  return (
    <div ref={dialogFoot} css={foot}>
      <ToastRow css={content}>
        <MinimumOrderProgress />
        <Suspense fallback={null}>
          <FeeProgress />
        </Suspense>
        <div role="status">
          <VisuallyHidden>{t('basket.announceTotal', { price: due })}</VisuallyHidden>
        </div>
        <Button
          wide
          size="large"
          busy={isPressed}
          disabled={isOffline || passage.nextStop === 'disabled'}
          trailing={due}
          onClick={press}
        >
          {t(isTrial ? 'basket.checkoutTrial' : 'basket.checkout')}
        </Button>
        {isOffline && (
          <Text size="small" tone="muted">
            {t('shell.offline.ordering')}
          </Text>
        )}
      </ToastRow>
    </div>
  );
});
