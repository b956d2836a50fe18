import { lazy } from 'react';

/** What goes with the basket, in the basket: comes after it. */
export const UpsellArea = lazy(() => import('./upsell-area.tsx'));

/** Comes when checkout is pressed and there is something to suggest. */
export const UpsellDialog = lazy(() => import('./upsell-dialog.tsx'));

/** Comes when a basket is below the minimum order. */
export const CrossSellSection = lazy(() => import('./cross-sell-section.tsx'));
