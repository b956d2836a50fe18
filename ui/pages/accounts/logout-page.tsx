import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { endSession } from '../../../core/shell/end-session.ts';
import { forgetSession } from '../../../core/shell/forget-session.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { PageLoader } from '../shell/page-loader.tsx';

/** Clears everything that is stored, signs out and goes home [ACC-10, ACC-37]. */
export const LogoutPage = () => {
  const app = useApp();
  const environment = useEnvironment();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const end = async () => {
      const account = await app.readyForAccount();
      const told = account.logOut();
      await app.readyToBuy();
      endSession(app);
      setDone(true);
      // It reports a failure of its own and never throws.
      await told;
    };
    end().catch((error: unknown) => {
      environment.report('warning', 'Not everything could be loaded to log out', { error });
      forgetSession(app, environment);
      setDone(true);
    });
  }, [app, environment]);
  return isDone ? <Navigate to="/" replace /> : <PageLoader />;
};
