import { lazy } from 'react';

/** The advice to change to the new mobile app. */
export const AppMigration = lazy(() => import('./app-migration.tsx'));

/** What the page and the native app around it tell each other. */
export const NativeAppTalk = lazy(() => import('./native-app-talk.tsx'));
