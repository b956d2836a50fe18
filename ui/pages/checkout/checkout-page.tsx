import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checkoutSteps } from '../../../client/checkout/checkout-steps.ts';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { readReturned } from '../../../client/orders/order-request.ts';
import { readPaymentStatus } from '../../../client/payments/payment-status.ts';
import { Page } from '../../components/layout.tsx';
import { useReadiness } from '../../platform/use-readiness.ts';
import { useRetry } from '../../platform/use-retry.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { FailureDialog } from '../orders/failure-dialog.tsx';
import { useOrderFlow } from '../orders/use-order-flow.ts';
import { outOfFrame } from '../payments/out-of-frame.tsx';
import { StepUpFrames } from '../payments/step-up-frames.tsx';
import { WaitingDialog } from '../payments/waiting-dialog.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutHeading } from './checkout-heading.tsx';
import { CheckoutWaiting } from './checkout-waiting.tsx';
import { MinimumOverlay } from './minimum-overlay.tsx';
import { OrderColumn } from './order-column.tsx';
import { OrderFold } from './order-fold.tsx';
import { ToDeals } from './to-deals.tsx';
import { PluginDialogs } from './plugin-dialogs.tsx';

const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  alignItems: 'start',
  [theme.from.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) ${theme.size.panel}`,
    gap: theme.space(8),
  },
});

/** Everything between the basket and the order, on one page [CHK-01, CHK-11]. */
const CheckoutPage = observer(function CheckoutPage() {
  const { basket, deals, order } = useApp();
  const { track } = useEnvironment();
  const [query] = useSearchParams();
  useOrderFlow();
  const isShown = useReadiness(basket.priced !== undefined);
  useRetry(!isShown && deals.status === 'failure', () => deals.load());
  const isReturning = readPaymentStatus(query) === 'success';
  useEffect(() => {
    if (isReturning) void order.returnFromProvider(readReturned(window.location.search));
  }, [isReturning, order]);
  useEffect(
    () => track({ type: 'checkout-step', data: { step: checkoutSteps.checkout } }),
    [track],
  );
  // The order is made, and its page on the way: what the emptied basket comes to is no longer of interest.
  const isOrdered = order.isLeavingCheckout && basket.isEmpty;
  const isLeaving = order.isLeavingCheckout || order.isBusy || order.failure !== undefined;
  if (basket.isEmpty && !isReturning && !isLeaving) return <ToDeals to={dealsPath} />;
  return (
    <Page gap={5}>
      <CheckoutHeading />
      {isShown && !isOrdered ? (
        <div css={columns}>
          <OrderFold />
          <CheckoutForm />
          <OrderColumn />
        </div>
      ) : (
        <CheckoutWaiting />
      )}
      {isOrdered ? null : <MinimumOverlay />}
      <FailureDialog />
      <WaitingDialog />
      <StepUpFrames />
      <PluginDialogs />
    </Page>
  );
});

export default outOfFrame(CheckoutPage);
