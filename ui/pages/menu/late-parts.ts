import { lazy } from 'react';

/** What can be chosen about a product of the menu for who has no hut. */
export const SectorChooser = lazy(() => import('./sector-chooser.tsx'));
