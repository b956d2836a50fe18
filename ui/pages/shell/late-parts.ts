import { lazy } from 'react';

/** The question for consent, which a visitor answers once. */
export const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

/** The orders that are on their way. */
export const LiveOrders = lazy(() => import('../orders/live-orders.tsx'));
