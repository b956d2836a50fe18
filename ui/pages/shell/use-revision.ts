import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { RevisionCheck } from '../../../client/shell/revision-check.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { loadRevisionCheck } from './late-parts.ts';

/** Follows the market's version from navigation to navigation [OPR-13]. */
export const useRevision = (): void => {
  const app = useApp();
  const { http, isPacked, revision, sessionStorage } = useEnvironment();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const check = useRef<RevisionCheck>(undefined);
  useEffect(() => {
    const from = shown.current;
    shown.current = pathname;
    if (from === pathname || isPacked) return undefined;
    const left = new AbortController();
    let isFresh = true;
    for (const touch of ['pointerdown', 'keydown', 'pagehide']) {
      window.addEventListener(touch, () => (isFresh = false), { signal: left.signal });
    }
    const arrive = async () => {
      const Check = await loadRevisionCheck();
      check.current ??= new Check({
        offered: async () =>
          (await http.send<{ readonly revision: string }>({ path: '/v1/revision' })).body.revision,
        running: revision,
        sessionStorage,
        isOrdering: () => app.purchase?.order.isBusy ?? false,
        reload: () => window.location.reload(),
      });
      const isStill = () => isFresh && !left.signal.aborted;
      await check.current.arrive({ from, to: pathname, isFresh: isStill });
    };
    // A part that does not load is asked for again at the next navigation.
    arrive().catch(() => {});
    return () => left.abort();
  }, [app, http, isPacked, pathname, revision, sessionStorage]);
};
