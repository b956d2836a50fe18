import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/**
 * Whether bags are charged for at a hut: its region is a state with a bag fee, or the hut is on the
 * market's list whatever its region [SUR-35, SUR-36].
 */
export function hasBagFee(hut: Hut, { menu }: Pick<Manifest, 'menu'>): boolean {
  const { states, address } = hut;
  const isState = states?.hasBagFee === true && states.code === address.region;
  return isState || menu.bagFeeStores.includes(hut.id);
}
