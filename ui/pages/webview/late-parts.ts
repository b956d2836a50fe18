import { lazy } from 'react';

/** The advice to change to the new mobile app. */
export const AppMigration = lazy(() => import('./app-migration.tsx'));
