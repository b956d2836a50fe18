import { observer } from 'mobx-react-lite';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { leadsToDetails } from '../../../client/accounts/account-pages.ts';
import { useTier } from '../../platform/use-tier.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { PageLoader } from '../shell/page-loader.tsx';
import { ToHome } from '../shell/to-home.tsx';

interface AccountGateProps {
  /** Paths of the pages that the market's way to sign in brings. */
  readonly pages: readonly string[];
}

/**
 * Around the pages of the account: they show once its store is there, and only where there is a way to sign in. Any other
 * path leads to the account details [OTP-04].
 */
export const AccountGate = observer(function AccountGate({ pages }: AccountGateProps) {
  const app = useApp();
  const { extensions, manifest } = useEnvironment().market;
  const { base } = manifest.account;
  const { pathname, search } = useLocation();
  const [signIn] = extensions.all('sign-in');
  const isLoaded = app.account !== undefined;
  useTier(isLoaded, app.readyForAccount);
  if (!signIn) return <ToHome />;
  if (leadsToDetails(pathname.slice(base.length), new URLSearchParams(search), pages)) {
    return <Navigate to={`${base}/edit`} replace />;
  }
  return isLoaded ? <Outlet /> : <PageLoader />;
});
