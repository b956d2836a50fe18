import { lazy } from 'react';

/** Offers of partners below a placed order, where the market shows them. */
export const PartnerOffers = lazy(() => import('./partner-offers.tsx'));

/** How the order was: comes once it is done. */
export const OrderFeedback = lazy(() => import('./order-feedback.tsx'));

/** The same again, by the rules of the basket. */
export const OrderAgainButton = lazy(() => import('./order-again-button.tsx'));
