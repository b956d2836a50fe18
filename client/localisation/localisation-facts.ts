import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type {
  DeliveryAddress,
  DeliveryLocation,
} from '../../core/localisation/address-strategy.ts';
import type { TimedDisposition } from '../../core/localisation/disposition.ts';

/** What other areas read of a localised customer. */
export interface LocalisationFacts {
  readonly hut: Hut | undefined;
  readonly disposition: TimedDisposition;
  readonly deliveryAddress: DeliveryAddress | undefined;
  /** Where the delivery is on the map; in maps markets only. */
  readonly deliveryLocation?: DeliveryLocation | undefined;
}
