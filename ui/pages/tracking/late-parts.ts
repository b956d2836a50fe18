import { lazy } from 'react';

/** The orders that are on their way. */
export const LiveOrderList = lazy(() => import('./live-order-list.tsx'));
