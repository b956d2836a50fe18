import { lazy } from 'react';

/** What is applied of vouchers and gift cards: comes after the basket. */
export const CreditBox = lazy(() => import('./credit-box.tsx'));

/** Comes when a code or a card is given. */
export const CreditDialog = lazy(() => import('./credit-dialog.tsx'));

/** Comes with the first discount that is applied. */
export const DiscountDialog = lazy(() => import('./discount-dialog.tsx'));
