import { types } from 'mobx-state-tree';
import { environmentOf } from '../kernel/environment.ts';
import type { DeliveryAddress } from '../../core/localisation/address-strategy.ts';
import { rootOf } from '../root.ts';

/** What becomes of a customer whose address nobody delivers to, part of the localisation store. */
export const DeadZone = types
  .model('DeadZone')
  .volatile(() => ({
    /** The address for which collection is on offer instead; the overlay or the map takes it up [LOC-70]. */
    undelivered: undefined as DeliveryAddress | undefined,
  }))
  .actions((self) => ({
    /**
     * Warns that nobody delivers to the address, and offers to collect near it where its place is known or can be
     * looked up [LOC-69, LOC-70]. `message` is a wording key.
     */
    refuseAddress(address: DeliveryAddress, message: string) {
      rootOf(self).notifications.raise({
        id: 'dead-zone',
        type: 'warning',
        topic: 'collection deadzone',
        message,
        hideShowBasket: true,
      });
      const { postcodeCoordinates } = environmentOf(self).market.manifest;
      const isPlaced = address.lat !== undefined && address.lng !== undefined;
      if (isPlaced || postcodeCoordinates.enabled) self.undelivered = address;
    },
    /** The offer was taken up or declined. */
    forgetUndelivered() {
      self.undelivered = undefined;
    },
  }));
