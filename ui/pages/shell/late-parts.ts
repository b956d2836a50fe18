import { lazy } from 'react';

/** The question for consent, which a visitor answers once. */
export const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

/** What ends a session, for a visitor who has been away for long. */
export const loadEndSession = async () =>
  (await import('../../../client/shell/end-session.ts')).endSession;
