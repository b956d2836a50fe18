import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { LiveOrderList } from './late-parts.ts';

/** Where an order that is on its way is found again, on every page but its own; loaded for those who may have one [SHP-14]. */
export const LiveOrderPlace = observer(function LiveOrderPlace() {
  const { session } = useApp();
  const { market, storage } = useEnvironment();
  const { pathname } = useLocation();
  const prefix = market.manifest.storage.persistKeyPrefix;
  const placed = /"transactionIdSuccess":"([^"]+)/.exec(storage.read(`${prefix}order`) ?? '')?.[1];
  const known = storage.read(`${prefix}orders`) ?? '';
  const mayHaveOne = (placed && !known.includes(placed)) || known.includes('false');
  if (pathname.includes('/ordersummary') || !(mayHaveOne || session.isLoggedIn)) return null;
  return (
    <Suspense fallback={null}>
      <LiveOrderList placed={placed} storageKey={`${prefix}orders`} />
    </Suspense>
  );
});
