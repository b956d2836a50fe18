import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import {
  dealLink,
  dealNotFound,
  type DealQuery,
  readDealQuery,
} from '../../../client/deals/deal-link.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { CollectionIncentive } from './collection-incentive.tsx';
import { DealBuilder } from './deal-builder.tsx';
import { DealsReady } from './deals-ready.tsx';
import { LockedDeal } from './locked-deal.tsx';

/** The deal builder; an address without a basket id gets one, and keeps what it says of where it was opened [DEA-03, UPS-11]. */
const DealBuilderPage = observer(function DealBuilderPage() {
  const { randomId } = useEnvironment();
  const [search] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const [freshId] = useState(randomId);
  const query = readDealQuery(search);
  const { basketId } = query;
  if (basketId === undefined) {
    return <Navigate to={dealLink({ ...query, basketId: freshId })} state={state} replace />;
  }
  return (
    <DealsReady needsMenu needsDeal={query.id}>
      {() => <OfferedDeal key={`${query.id} ${basketId}`} query={{ ...query, basketId }} />}
    </DealsReady>
  );
});

/** The deal of the address: built, locked, for collectors only, or not on offer [DEA-04, DEA-08, DEA-15]. */
const OfferedDeal = observer(function OfferedDeal({ query }: { readonly query: DealQuery }) {
  const { deals, localisation } = useApp();
  const { collectionIncentiveId } = useEnvironment().market.manifest.deals;
  const isCollecting = localisation.disposition.type === 'collection';
  if (query.id === collectionIncentiveId && !isCollecting) return <CollectionIncentive />;
  const deal = deals.deal(query.id);
  if (!deal) return <Navigate to={dealNotFound} replace />;
  return deals.isUnlocked(deal) ? (
    <DealBuilder deal={deal} query={query} />
  ) : (
    <LockedDeal deal={deal} />
  );
});

export default DealBuilderPage;
