import { lazy } from 'react';

/** Offers of partners below a placed order, where the market shows them. */
export const PartnerOffers = lazy(() => import('./partner-offers.tsx'));
