import { lazy } from 'react';

/** What can be chosen about a product of the menu for who has no hut. */
export const SectorChooser = lazy(() => import('./sector-chooser.tsx'));

/** Of the products of a list those that fit what the customer eats. */
export const FittingProducts = lazy(() => import('./fitting-products.tsx'));
