import { lazy } from 'react';

/** A member's rewards among the deals. */
export const RewardDeals = lazy(() => import('./reward-deals.tsx'));
