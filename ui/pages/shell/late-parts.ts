import { lazy } from 'react';

/** What tells visitors of a draft what they look at. */
export const DraftBanner = lazy(() => import('./draft-banner.tsx'));

/** The choice between light and dark, once the end of a page comes near. */
export const ThemeSwitch = lazy(() => import('./theme-switch.tsx'));

/** Says that the server is out of reach. */
export const loadOfflineNotice = () => import('./offline-notice.tsx');
export const OfflineNotice = lazy(loadOfflineNotice);

/** What ends a session, for a visitor who has been away for long. */
export const loadEndSession = async () =>
  (await import('../../../client/shell/end-session.ts')).endSession;

/** What follows the market's version, once a visitor goes from page to page. */
export const loadRevisionCheck = async () =>
  (await import('../../../client/shell/revision-check.ts')).RevisionCheck;
