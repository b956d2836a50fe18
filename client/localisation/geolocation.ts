import { flow, types } from 'mobx-state-tree';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { GeocodedPlace } from '../../schemas/types/http/places.ts';
import { environmentOf } from '../kernel/environment.ts';
import { type Position, PositionError } from '../../core/shell/ports.ts';
import {
  type GeolocationEvent,
  type GeolocationStep,
  nextGeolocationStep,
} from './geolocation-steps.ts';
import { rootOf } from '../root.ts';

/** The wording key of what is said when the position is not found [LOC-88, LOC-89]. */
export const notLocated = 'localisation.geolocation.failed';

/** Where the visitor is and which huts are near, part of the localisation store [LOC-07, LOC-83]. */
export const Geolocation = types
  .model('Geolocation')
  .volatile(() => ({
    geolocationStep: 'idle' as GeolocationStep,
    /** Huts near the position, nearest first, each with its distance. */
    searchResults: [] as readonly Hut[],
    /** The nearest hut that offers what is wanted. */
    geolocatedHut: undefined as Hut | undefined,
    /** The place that was found or chosen, until the customer goes on with it. */
    addressToConfirm: undefined as GeocodedPlace | undefined,
    /** Whether the visitor let the page know their position; undefined before it asked. */
    locationPermissionsGranted: undefined as boolean | undefined,
  }))
  .views((self) => ({
    get isFetching(): boolean {
      return self.geolocationStep === 'geolocating';
    },
  }))
  .actions((self) => ({
    setAddressToConfirm(place: GeocodedPlace | undefined) {
      self.addressToConfirm = place;
    },
    step(event: GeolocationEvent): boolean {
      const next = nextGeolocationStep(self.geolocationStep, event);
      if (next) self.geolocationStep = next;
      return next !== undefined;
    },
  }))
  .actions((self) => {
    const failed = (error: unknown, isQuiet: boolean) => {
      const { report, track } = environmentOf(self);
      self.step('fail');
      if (error instanceof PositionError) {
        const { code, message } = error;
        if (code === 1) self.locationPermissionsGranted = false;
        track({ type: 'geolocation-failed', data: { code, reason: message } });
      } else report('warning', 'The places near the position did not come', { error });
      if (isQuiet) return;
      rootOf(self).notifications.raise({
        id: 'geolocation',
        type: 'warning',
        message: notLocated,
        hideShowBasket: true,
      });
    };
    return {
      /**
       * Asks for the visitor's position, then for the huts near it and, for a delivery, for its address [LOC-09,
       * LOC-84, LOC-87]. A native app is asked for its permission first [WEB-05]. A failure is said in a notification,
       * unless the page says it itself [LOC-88, LOC-89].
       */
      geolocate: flow(function* geolocate(type: Disposition, isQuiet = false) {
        const { huts, market, places } = environmentOf(self);
        const { geolocation, huts: limits, sectors } = market.manifest;
        if (!self.step('ask')) return;
        self.setAddressToConfirm(undefined);
        try {
          const host = market.extensions.one('host');
          if (host.app) {
            self.locationPermissionsGranted = yield host.app.mayLocate();
            if (!self.locationPermissionsGranted) throw new PositionError(1);
          }
          const { latitude: lat, longitude: lng }: Position = yield host.position(geolocation);
          self.locationPermissionsGranted = true;
          self.searchResults = yield huts.nearby(lat, lng, limits.nearbyLimitGeolocation, sectors);
          self.geolocatedHut = self.searchResults.find(
            ({ allowedDisposition }) => allowedDisposition[type] === true,
          );
          if (type === 'delivery') self.setAddressToConfirm(yield places.geocode({ lat, lng }));
          self.step('find');
        } catch (error) {
          failed(error, isQuiet);
        }
      }),
      /** What was found near the position is put away. */
      forgetPosition() {
        self.step('reset');
        self.searchResults = [];
        self.geolocatedHut = undefined;
        self.addressToConfirm = undefined;
      },
    };
  });
