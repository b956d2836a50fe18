import type {
  DeliveryAddress,
  DeliveryLocation,
} from '../../../core/localisation/address-strategy.ts';
import type { MarketId } from './reach-checkout.ts';

/** Addresses of deliveries as the home page of each market finds them. */
export const foundAddresses = {
  uk: { address: { postcode: 'SW11 1JB' } },
  fr: {
    address: {
      postcode: '75011',
      street: 'Rue Oberkampf',
      streetName: 'OBERKAMPF',
      streetType: 'RUE',
      streetNumber: '12',
      city: 'Paris',
    },
  },
  in: {
    address: { postcode: '560034', address: 'Koramangala', city: 'Bengaluru' },
  },
  ca: {
    address: {
      postcode: 'M5V 2A1',
      street: '290 Queen Street West',
      city: 'Toronto',
      address: '290 Queen Street West, Toronto',
    },
    location: {
      placeId: '66e5307317c7ac47',
      address: {
        streetAddress: '290 Queen Street West',
        addressLocality: 'Toronto',
        addressRegion: 'ON',
        postalCode: 'M5V 2A1',
      },
    },
  },
} satisfies Record<MarketId, { address: DeliveryAddress; location?: DeliveryLocation }>;
