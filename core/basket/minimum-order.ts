import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { RewardTerms } from '../deals/reward-terms.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { toMinor } from '../money/money.ts';
import { rewardCount } from './basket-contents.ts';
import type { Basket } from './basket.ts';

/** What decides the minimum order. */
export interface MinimumFacts {
  readonly hut: Hut;
  readonly manifest: Pick<Manifest, 'minimumOrder'>;
  readonly disposition: Disposition;
  readonly basket: Pick<Basket, 'deals'>;
  readonly catalogue: Pick<Catalogue, 'deals'>;
  readonly rewards?: RewardTerms | undefined;
}

/**
 * The least a basket must be worth to be ordered, in minor units; 0 means no minimum [BSK-47, BSK-48, BSK-49, BSK-50,
 * BSK-51, BSK-52, BSK-53].
 */
export function minimumOrder(facts: MinimumFacts): number {
  const { hut, manifest, disposition, rewards } = facts;
  if (disposition === 'collection') return toMinor(usable(hut.minCollectionOrder) ?? 0);
  if (disposition === 'dinein') return 0;
  const ofRewards = rewards?.minimumOrder;
  if (ofRewards !== undefined && rewardCount(facts.basket, facts.catalogue) > 0) return ofRewards;
  return toMinor(usable(hut.minDeliveryOrder) ?? manifest.minimumOrder.deliveryDefault);
}

/** What is missing for the minimum, in minor units; 0 when it is met, exactly counting as met [BSK-49, BSK-54]. */
export const minimumGap = (orderValue: number, facts: MinimumFacts): number =>
  Math.max(0, minimumOrder(facts) - orderValue);

/** A minimum as delivered, unless it is missing, not a number or negative [BSK-51]. */
const usable = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
