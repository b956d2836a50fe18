import { lazy } from 'react';

/** The fees of a delivery: come with the menu, not before [SHP-02]. */
export const FeeList = lazy(() => import('./fee-list.tsx'));
