import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { useTier } from '../../platform/use-tier.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { PageLoader } from '../shell/page-loader.tsx';
import { ToHome } from '../shell/to-home.tsx';

/** Around the pages of the account: they show once its store is there, and only where there is a way to sign in. */
export const AccountGate = observer(function AccountGate() {
  const app = useApp();
  const [signIn] = useEnvironment().market.extensions.all('sign-in');
  const isLoaded = app.account !== undefined;
  useTier(isLoaded, app.readyForAccount);
  if (!signIn) return <ToHome />;
  return isLoaded ? <Outlet /> : <PageLoader />;
});
