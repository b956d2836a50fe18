import { cheapestComplete } from '../../core/deals/cheapest-complete.ts';
import type { DealKinds } from '../../core/deals/deal-kind.ts';
import { dealEntities } from '../../core/deals/deals-on-offer.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { RewardTerms } from '../../core/deals/reward-terms.ts';
import { pizzaRules } from '../../core/menu/pizza-rules.ts';
import { toDecimal } from '../../core/money/money.ts';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/**
 * What is worked out about a deal at a hut: the products its options may use [DEA-30], and its lowest price where the
 * catalogue's is that of a part [SHP-03].
 */
export function dealAnswer(
  deal: Deal,
  sold: Catalogue,
  dealKinds: DealKinds,
  manifest: Manifest,
  rewards: RewardTerms | undefined,
): Pick<Deal, 'entities' | 'cheapestPrice'> {
  const entities = dealEntities(deal, sold);
  if (dealKinds.get(deal.kind)?.listPrice !== 'from') return { entities };
  // In its schedule a deal goes by another id than the one it is listed by.
  const catalogue = { ...sold, deals: new Map([[deal.id, deal]]) };
  const rules = pizzaRules(manifest);
  const least = cheapestComplete(deal, { catalogue, dealKinds, rules, rewards });
  return { entities, ...(least !== undefined && { cheapestPrice: toDecimal(least) }) };
}
