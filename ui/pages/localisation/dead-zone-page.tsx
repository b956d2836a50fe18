import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DeliveryAddress } from '../../../core/localisation/address-strategy.ts';
import { type MapState, mapTarget } from '../../../client/localisation/map-link.ts';
import { useApp } from '../../store-context.tsx';
import { useVariant } from '../../use-variant.ts';
import { StoreFinder } from './store-finder.tsx';
import { useNearbyHuts } from './use-nearby-huts.ts';

/** An address that nobody delivers to: the store finder, or under the experiment the map, offers to collect near it [LOC-70, LOC-71, EXP-32]. */
const DeadZonePage = observer(function DeadZonePage() {
  const { undelivered } = useApp().localisation;
  const variant = useVariant('deliveryDeadzone');
  if (!undelivered) return null;
  return variant === 'treatment' ? (
    <ToMap address={undelivered} />
  ) : (
    <StoreFinder address={undelivered} />
  );
});

export default DeadZonePage;

/** Goes to the map around the address; an address that cannot be placed stays where it was typed. */
const ToMap = observer(function ToMap({ address }: { readonly address: DeliveryAddress }) {
  const { localisation } = useApp();
  const nearby = useNearbyHuts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { point, status } = nearby;
  useEffect(() => void nearby.lookNearAddress(address, 'collection', {}), [address, nearby]);
  useEffect(() => {
    if (point) {
      const state: MapState = { returnTo: `${pathname}${search}` };
      void navigate(mapTarget({ point, type: 'collection', isDeadZone: true }), { state });
    }
    if (point || status === 'failure' || status === 'unknown-place')
      localisation.forgetUndelivered();
  }, [localisation, navigate, pathname, point, search, status]);
  return null;
});
