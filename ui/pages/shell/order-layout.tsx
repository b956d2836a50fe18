import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { showsBasketPanel } from '../../../core/basket/panel-paths.ts';
import { Page } from '../../components/layout.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { LocationBar } from '../localisation/location-bar.tsx';
import { useDeepLink } from '../localisation/use-deep-link.ts';
import { BasketPlace } from './basket-place.tsx';
import { PageLoader } from './page-loader.tsx';
import { PanelFailure } from './panel-failure.tsx';
import { ToHome } from './to-home.tsx';

const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingTop: theme.space(4),
  [theme.from.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) ${theme.size.panel}`,
    gap: theme.space(8),
  },
});

interface OrderLayoutProps {
  /** The basket panel, loaded on demand. */
  readonly basket: ReactNode;
}

/** Pages that need a hut, with the basket beside those that have it; without a hut the visitor goes home [SHL-05]. */
export const OrderLayout = observer(function OrderLayout({ basket }: OrderLayoutProps) {
  const app = useApp();
  const { localisation } = app;
  const { report } = useEnvironment();
  const { pathname } = useLocation();
  const linking = useDeepLink();
  const { isLocalised } = localisation;
  const isReady = app.ordering !== undefined;
  useEffect(() => {
    if (!isLocalised) return;
    if (isReady) localisation.resume();
    else {
      app.readyToOrder().catch((error: unknown) => {
        report('error', 'The ordering pages could not be loaded', { error });
      });
    }
  }, [app, isLocalised, isReady, localisation, report]);
  if (linking === 'refused') return <ToHome />;
  if (linking === 'localising') return <PageLoader />;
  if (!isLocalised) return <ToHome />;
  if (!isReady) return <PageLoader />;
  if (!showsBasketPanel(pathname)) return <Outlet />;
  return (
    <Page gap={0}>
      <LocationBar />
      <div css={columns}>
        <Suspense fallback={<PageLoader />}>
          <div>
            <Outlet />
          </div>
        </Suspense>
        <ErrorBoundary report={report} resetKey={pathname} fallback={<PanelFailure linkToDeals />}>
          <BasketPlace>
            <Suspense fallback={<Skeleton />}>{basket}</Suspense>
          </BasketPlace>
        </ErrorBoundary>
      </div>
    </Page>
  );
});
