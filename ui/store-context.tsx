import { createContext, type ReactNode, useContext } from 'react';
import type { App } from '../client/app-store.ts';

const StoreContext = createContext<App | undefined>(undefined);

export const StoreProvider = ({ app, children }: { app: App; children: ReactNode }) => (
  <StoreContext value={app}>{children}</StoreContext>
);

/** The state of the application; components that read it are wrapped in `observer`. */
export const useApp = (): App => {
  const app = useContext(StoreContext);
  if (!app) throw new Error('useApp is used outside a StoreProvider.');
  return app;
};
