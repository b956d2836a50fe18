import { lazy } from 'react';

/** Loads the field with suggestions, for the markets whose customers search for their address. */
export const loadSuggestField = async () => (await import('./suggest-field.tsx')).default;

/** What comes before the browser asks for the position, in the experiment's flow. */
export const LocationPrimer = lazy(() => import('./location-primer.tsx'));

/** The huts near a position, once a visitor has given it. */
export const NearHuts = lazy(() => import('./near-huts.tsx'));

/** The widget's layout for the visitors of its experiment. */
export const ExperimentalLayout = lazy(() => import('./experimental-layout.tsx'));

/** The search for a hut, for those who collect or eat in. */
export const HutPicker = lazy(() => import('./hut-picker.tsx'));

/** Where the order goes, for who comes back to home with a hut. */
export const LocalisedSummary = lazy(() => import('./localised-summary.tsx'));

/** What the home page has below its picture. */
export const HomeBelow = lazy(() => import('./home-below.tsx'));

/** The last order of who comes back, to have it again. */
export const HomeAgain = lazy(() => import('./home-again.tsx'));
