import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { App } from '../client/app-store.ts';
import type { UnaskedKind } from '../core/shell/unasked.ts';

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

/**
 * Whether something that would come up by itself does: one thing alone may, from home to a placed order [SHP-11]. For
 * observers.
 * @param isWanted it is time for it
 */
export function useUnasked(kind: UnaskedKind, isWanted: boolean): boolean {
  const { unasked } = useApp();
  const isUp = isWanted && unasked.mayCome(kind);
  useEffect(() => {
    if (isUp) unasked.take(kind);
  }, [isUp, kind, unasked]);
  return isUp;
}
