import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { LocalisationFacts } from '../localisation/localisation-facts.ts';

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
  { hut, disposition, deliveryAddress }: LocalisationFacts,
  manifest: Pick<Manifest, 'switchToCollection'>,
): boolean =>
  hut !== undefined &&
  disposition.type === 'delivery' &&
  Boolean(deliveryAddress?.postcode) &&
  mayOffer(hut, manifest);
