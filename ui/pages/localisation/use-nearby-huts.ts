import type { Instance } from 'mobx-state-tree';
import { useState } from 'react';
import { NearbyHuts } from '../../../client/localisation/nearby-huts.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

export type NearbyHutsStore = Instance<typeof NearbyHuts>;

/** A search for huts nearby that lives as long as the component. */
export const useNearbyHuts = (): NearbyHutsStore => {
  const { notifications } = useApp();
  const environment = useEnvironment();
  const [nearby] = useState(() => {
    const store = NearbyHuts.create({}, environment);
    store.attachTo(notifications);
    return store;
  });
  return nearby;
};
