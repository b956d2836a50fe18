import { lazy } from 'react';

/** What can be chosen about a product of the menu for who has no hut. */
export const SectorChooser = lazy(() => import('./sector-chooser.tsx'));

/** What introduces a category once, and what the customer keeps to have it again. */
export const CategoryIntro = lazy(() => import('./category-intro.tsx'));
export const FavouriteStrip = lazy(() => import('./favourite-strip.tsx'));

/** Of the products of a list those that fit what the customer eats. */
export const FittingProducts = lazy(() => import('./fitting-products.tsx'));
