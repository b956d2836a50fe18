import { lazy } from 'react';

/** The stores of who is signed in: come with the order pages when somebody is. */
export const MemberPlace = lazy(() => import('./member-place.tsx'));

/** Points in the basket and at checkout: come with a member's stores. */
export const PointsBox = lazy(() => import('./points-box.tsx'));

/** The last order, to have it again. */
export const OrderAgain = lazy(() => import('./order-again.tsx'));

/** What a placed order did to the points. */
export const PointsBreakdown = lazy(() => import('./points-breakdown.tsx'));
