import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageViewPath } from '../../../client/shell/page-view.ts';
import type { NativeApp } from '../../../core/shell/ports.ts';
import { canGoBack } from './step-back.ts';

/** Tells the app which page shows, once it wants to know and at each change, as analytics is told [HST-04]. */
export const useToldRoute = (native: NativeApp): void => {
  const { key, pathname, search } = useLocation();
  const path = pageViewPath(pathname, search);
  const isWanted = native.accepts('route');
  useEffect(() => {
    if (isWanted) {
      native.post({ type: 'ROUTE_CHANGED', payload: { path, canGoBack: canGoBack() } });
    }
  }, [isWanted, key, native, path]);
};
