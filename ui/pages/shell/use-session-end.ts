import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inactivityLimit } from '../../../client/shell/inactivity-limit.ts';
import { watchInactivity } from '../../platform/watch-inactivity.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { loadEndSession } from './late-parts.ts';

/** Ends a session that nobody has touched for the market's time, on every page but the home page [SHL-48, SHL-49]. */
export const useSessionEnd = (): void => {
  const app = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { market, now, report } = useEnvironment();
  const limitMs = inactivityLimit(pathname, market.manifest);
  useEffect(() => {
    if (limitMs === undefined) return undefined;
    return watchInactivity({
      limitMs,
      now,
      onInactive: () => {
        const end = async () => {
          const [endSession] = await Promise.all([loadEndSession(), app.readyToBuy()]);
          if (app.session.isLoggedIn) (await app.readyForAccount()).forget();
          endSession(app);
          await navigate('/', { replace: true });
        };
        end().catch((error: unknown) =>
          report('error', 'The session could not be ended', { error }),
        );
      },
    });
  }, [app, limitMs, navigate, now, report]);
};
