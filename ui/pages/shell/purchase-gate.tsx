import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { useReadiness } from '../../platform/use-readiness.ts';
import { useTier } from '../../platform/use-tier.ts';
import { useApp } from '../../store-context.tsx';
import { PageLoader } from './page-loader.tsx';

/** Around the pages of buying: they show once their stores are there. */
export const PurchaseGate = observer(function PurchaseGate() {
  const app = useApp();
  const isLoaded = app.purchase !== undefined;
  useTier(isLoaded, app.readyToBuy);
  return useReadiness(isLoaded) ? <Outlet /> : <PageLoader />;
});
