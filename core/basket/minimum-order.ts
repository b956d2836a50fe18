import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { toMinor } from '../money/money.ts';

/** What decides the minimum order. */
export interface MinimumFacts {
  readonly hut: Hut;
  readonly manifest: Pick<Manifest, 'minimumOrder' | 'loyalty'>;
  readonly disposition: Disposition;
  /** The basket holds a reward deal. */
  readonly hasReward: boolean;
}

/**
 * The least a basket must be worth to be ordered, in minor units; 0 means no minimum [BSK-47, BSK-48, BSK-49, BSK-50,
 * BSK-51, BSK-52, BSK-53].
 */
export function minimumOrder({ hut, manifest, disposition, hasReward }: MinimumFacts): number {
  if (disposition === 'collection') return toMinor(usable(hut.minCollectionOrder) ?? 0);
  if (disposition === 'dinein') return 0;
  const withReward = hasReward ? manifest.loyalty.minimumOrder : undefined;
  const forDelivery = usable(hut.minDeliveryOrder) ?? manifest.minimumOrder.deliveryDefault;
  return toMinor(withReward ?? forDelivery);
}

/** What is missing for the minimum, in minor units; 0 when it is met, exactly counting as met [BSK-49, BSK-54]. */
export const minimumGap = (orderValue: number, facts: MinimumFacts): number =>
  Math.max(0, minimumOrder(facts) - orderValue);

/** A minimum as delivered, unless it is missing, not a number or negative [BSK-51]. */
const usable = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
