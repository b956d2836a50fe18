import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { endSession } from '../../../core/shell/end-session.ts';
import { forgetSession } from '../../../core/shell/forget-session.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { PageLoader } from '../shell/page-loader.tsx';

interface LogoutPageProps {
  /** The native app around the page logs its customer out as well [WEB-10]. */
  readonly tellsApp?: boolean;
}

/** Clears everything that is stored, signs out and goes home [ACC-10, ACC-37]. */
export const LogoutPage = ({ tellsApp = false }: LogoutPageProps) => {
  const app = useApp();
  const environment = useEnvironment();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const finish = () => {
      const { app: native } = environment.market.extensions.one('host');
      if (tellsApp) native?.post({ type: 'LOGOUT', payload: {} });
      setDone(true);
    };
    const end = async () => {
      const account = await app.readyForAccount();
      const told = account.logOut();
      await app.readyToBuy();
      endSession(app);
      finish();
      // It reports a failure of its own and never throws.
      await told;
    };
    end().catch((error: unknown) => {
      environment.report('warning', 'Not everything could be loaded to log out', { error });
      forgetSession(app, environment);
      finish();
    });
  }, [app, environment, tellsApp]);
  return isDone ? <Navigate to="/" replace /> : <PageLoader />;
};
