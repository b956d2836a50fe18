import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { DeliveryAddress } from '../../core/localisation/address-strategy.ts';
import type { TimedDisposition } from '../../core/localisation/disposition.ts';

/** What is known of a localised customer. */
export interface SwitchBannerFacts {
  readonly hut: Hut | undefined;
  readonly disposition: TimedDisposition;
  readonly deliveryAddress: DeliveryAddress | undefined;
}

/** Whether the hut is in a sector with the banner and offers both ways [BSK-73]. */
const mayOffer = (
  { sector, allowedDisposition }: Hut,
  { switchToCollection }: Pick<Manifest, 'switchToCollection'>,
): boolean =>
  switchToCollection.sectors.includes(sector) &&
  allowedDisposition.delivery &&
  allowedDisposition.collection;

/**
 * Whether a delivery customer is shown what collecting would save: at the hut that delivers to them, with
 * a postcode to deliver to [BSK-73].
 */
export const showsSwitchBanner = (
  { hut, disposition, deliveryAddress }: SwitchBannerFacts,
  manifest: Pick<Manifest, 'switchToCollection'>,
): boolean =>
  hut !== undefined &&
  disposition.type === 'delivery' &&
  Boolean(deliveryAddress?.postcode) &&
  mayOffer(hut, manifest);
