import { lazy } from 'react';

/** The deal assistant in the basket: comes after the basket. */
export const DealbotArea = lazy(() => import('./dealbot-area.tsx'));

/** Its questions: come when it is turned on or off. */
export const DealbotDialogs = lazy(() => import('./dealbot-dialogs.tsx'));
