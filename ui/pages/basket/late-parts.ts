import { lazy } from 'react';

/** Ways to pay as icons, for the visitors of their experiment. */
export const PaymentIcons = lazy(() => import('../payments/payment-icons.tsx'));

/** How far the basket is from a cheaper delivery: in the panel and in the bar [SHP-02]. */
export const FeeProgress = lazy(() => import('./fee-progress.tsx'));
export const BarFee = lazy(() => import('./bar-fee.tsx'));

const loadGateDialog = () => import('./gate-dialog.tsx');
const loadSwitchDialog = () => import('./switch-dialog.tsx');

/** What the basket asks: comes with its first item, before it is asked. */
export const GateDialog = lazy(loadGateDialog);
export const SwitchDialog = lazy(loadSwitchDialog);
export const loadQuestions = (): void => {
  // What fails here is loaded again, and told about, when it is asked.
  Promise.all([loadGateDialog(), loadSwitchDialog()]).catch(() => {});
};

/** Why a deal costs what it costs: comes when the customer asks. */
export const PriceReason = lazy(() => import('../deals/price-reason.tsx'));
