import { lazy } from 'react';

/** The orders that are on their way. */
export const LiveOrders = lazy(() => import('./live-orders.tsx'));
