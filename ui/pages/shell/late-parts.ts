import { lazy } from 'react';

/** The question for consent, which a visitor answers once. */
export const ConsentBanner = lazy(() => import('./consent-banner.tsx'));
