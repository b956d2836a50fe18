import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { leaveAccount } from '../../../client/leave-account.ts';
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
    void leaveAccount(app, environment, { tellsApp }).then(() => setDone(true));
  }, [app, environment, tellsApp]);
  return isDone ? <Navigate to="/" replace /> : <PageLoader />;
};
