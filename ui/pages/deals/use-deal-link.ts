import { useMemo } from 'react';
import { dealLink } from '../../../client/deals/deal-link.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { useEnvironment } from '../../use-environment.ts';

/** Address of a deal's builder, with a basket id of its own that stays as long as the page [DEA-02]. */
export function useDealLink(): (deal: Pick<Deal, 'id'>) => string {
  const { randomId } = useEnvironment();
  return useMemo(() => linksWith(randomId), [randomId]);
}

/** Makes the addresses; a deal that is asked for again has the same. */
const linksWith = (randomId: () => string): ((deal: Pick<Deal, 'id'>) => string) => {
  const ids = new Map<string, string>();
  return ({ id }) => {
    const basketId = ids.get(id) ?? randomId();
    ids.set(id, basketId);
    return dealLink({ id, basketId });
  };
};
