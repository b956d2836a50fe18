import { lazy } from 'react';

/** Ways to pay as icons, for the visitors of their experiment. */
export const PaymentIcons = lazy(() => import('../payments/payment-icons.tsx'));

/** Why a deal costs what it costs: comes when the customer asks. */
export const PriceReason = lazy(() => import('../deals/price-reason.tsx'));
