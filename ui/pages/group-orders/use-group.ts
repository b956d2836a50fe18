import { useEffect, useState } from 'react';
import type { Instance } from 'mobx-state-tree';
import { GroupStore } from '../../../client/group-orders/group-store.ts';
import { useEnvironment } from '../../use-environment.ts';

export type GroupFollowed = Instance<typeof GroupStore>;

/** A group order, followed as long as the page shows it; for observers. A page of another group is another page. */
export function useGroup(id: string, key: string): GroupFollowed {
  const environment = useEnvironment();
  const [group] = useState(() => GroupStore.create({ id, key }, environment));
  useEffect(() => group.follow(), [group]);
  return group;
}
