import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { endSession } from '../../../core/shell/end-session.ts';
import { watchInactivity } from '../../platform/watch-inactivity.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

/** Ends a session that nobody has touched for the market's time, on every page but the home page [SHL-48, SHL-49]. */
export const useSessionEnd = (): void => {
  const app = useApp();
  const navigate = useNavigate();
  const isHome = useLocation().pathname === '/';
  const { market, now } = useEnvironment();
  const { inactivityMs } = market.manifest.session;
  useEffect(() => {
    if (isHome) return undefined;
    return watchInactivity({
      limitMs: inactivityMs,
      now,
      onInactive: () => {
        endSession(app);
        void navigate('/', { replace: true });
      },
    });
  }, [app, inactivityMs, isHome, navigate, now]);
};
