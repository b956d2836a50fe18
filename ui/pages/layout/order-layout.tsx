import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { showsBasketPanel } from '../../../client/basket/panel-paths.ts';
import { Page } from '../../components/layout.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { useIdle } from '../../platform/use-idle.ts';
import { useReadiness } from '../../platform/use-readiness.ts';
import { useTier } from '../../platform/use-tier.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { LocationBar } from '../localisation/location-bar.tsx';
import { useDeepLink } from '../localisation/use-deep-link.ts';
import { BasketPlace } from '../shell/basket-place.tsx';
import { orderColumns } from '../shell/order-columns.ts';
import { PageLoader } from '../shell/page-loader.tsx';
import { PanelFailure } from '../shell/panel-failure.tsx';
import { ToHome } from '../shell/to-home.tsx';

interface OrderLayoutProps {
  /** The basket panel, loaded on demand. */
  readonly basket: ReactNode;
  /** Loads the page that comes after a basket. */
  readonly loadNextPage: () => Promise<unknown>;
}

/** Pages that need a hut, with the basket beside those that have it; without a hut the visitor goes home [SHL-05]. */
export const OrderLayout = observer(function OrderLayout({
  basket,
  loadNextPage,
}: OrderLayoutProps) {
  const app = useApp();
  const { localisation } = app;
  const { report } = useEnvironment();
  const { pathname } = useLocation();
  const linking = useDeepLink();
  const { isLocalised } = localisation;
  const isReady = app.ordering !== undefined;
  useTier(isReady || !isLocalised, app.readyToOrder);
  useEffect(() => {
    if (isLocalised && isReady) localisation.resume();
  }, [isLocalised, isReady, localisation]);
  const prefetch = useCallback(() => {
    // What fails here is loaded again, and told about, when the customer goes there.
    Promise.all([app.readyToBuy(), loadNextPage()]).catch(() => {});
  }, [app, loadNextPage]);
  const isShown = useReadiness(isReady);
  useIdle(app.ordering?.basket.isEmpty === false, prefetch);
  if (linking === 'refused') return <ToHome needsHut />;
  if (linking === 'localising') return <PageLoader />;
  if (!isLocalised) return <ToHome needsHut />;
  if (!isShown) return <PageLoader />;
  if (!showsBasketPanel(pathname)) return <Outlet />;
  return (
    <Page gap={0}>
      <LocationBar />
      <div css={orderColumns}>
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
