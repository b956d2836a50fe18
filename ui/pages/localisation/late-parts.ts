import { lazy } from 'react';

/** Fields with suggestions, in the markets whose customers search for their address. */
export const SuggestField = lazy(() => import('./suggest-field.tsx'));
