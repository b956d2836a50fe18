import { lazy } from 'react';

/** Why a deal costs what it costs: comes when the customer asks. */
export const PriceReason = lazy(() => import('../deals/price-reason.tsx'));
