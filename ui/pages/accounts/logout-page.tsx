import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { endSession } from '../../../core/shell/end-session.ts';
import { useApp } from '../../store-context.tsx';
import { PageLoader } from '../shell/page-loader.tsx';

/** Clears everything that is stored, signs out and goes home [ACC-10, ACC-37]. */
export const LogoutPage = () => {
  const app = useApp();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const end = async () => {
      const account = await app.readyForAccount();
      const told = account.logOut();
      await app.readyToBuy();
      endSession(app);
      setDone(true);
      await told;
    };
    // What cannot be loaded has left nothing to clear.
    end().catch(() => setDone(true));
  }, [app]);
  return isDone ? <Navigate to="/" replace /> : <PageLoader />;
};
