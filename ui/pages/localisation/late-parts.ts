import { lazy } from 'react';

/** Fields with suggestions, in the markets whose customers search for their address. */
export const SuggestField = lazy(() => import('./suggest-field.tsx'));

/** What comes before the browser asks for the position, in the experiment's flow. */
export const LocationPrimer = lazy(() => import('./location-primer.tsx'));

/** The widget's layout for the visitors of its experiment. */
export const ExperimentalLayout = lazy(() => import('./experimental-layout.tsx'));

/** The search for a hut, for those who collect or eat in. */
export const HutPicker = lazy(() => import('./hut-picker.tsx'));
