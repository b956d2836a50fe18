import { flow, types } from 'mobx-state-tree';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { GeocodedPlace } from '../../schemas/types/http/places.ts';
import { environmentOf } from '../kernel/environment.ts';
import type { NewNotification } from '../shell/notifications-store.ts';
import type { DeliveryAddress } from '../../core/localisation/address-strategy.ts';
import type { Point } from './map-link.ts';

/** What the search tells the customer through. */
interface Notifier {
  raise(notification: NewNotification): void;
}

/** How far and for how many huts is looked; absent means as far and as many as the call answers. */
export interface SearchLimits {
  readonly radiusMetres?: number;
  readonly maxResults?: number;
}

/** Huts around a point, a delivery address or a postcode, nearest first: a tree of its own, for the page that looks. */
export const NearbyHuts = types
  .model('NearbyHuts')
  .volatile(() => ({
    /** Where is being looked, once that is known. */
    point: undefined as Point | undefined,
    huts: [] as readonly Hut[],
    /** `unknown-place` where the map has no such place: looking again leads nowhere. */
    status: 'none' as 'none' | 'loading' | 'success' | 'failure' | 'unknown-place',
    /** Grows with every search; the answer to an older one is ignored. */
    round: 0,
    notifier: undefined as Notifier | undefined,
  }))
  .actions((self) => ({
    attachTo(notifier: Notifier) {
      self.notifier = notifier;
    },
    /** Forgets what was found [LOC-66]. */
    clear() {
      self.round += 1;
      self.point = undefined;
      self.huts = [];
      self.status = 'none';
    },
  }))
  .actions((self) => {
    const warn = (message: string) =>
      self.notifier?.raise({ id: 'localisation', type: 'warning', message, hideShowBasket: true });

    const search = flow(function* search(
      locate: () => Promise<Point | undefined>,
      type: Disposition,
      { radiusMetres = Infinity, maxResults }: SearchLimits,
    ) {
      const { huts, market, report } = environmentOf(self);
      self.round += 1;
      const { round } = self;
      self.status = 'loading';
      try {
        const point: Point | undefined = yield locate();
        if (self.round !== round) return;
        self.point = point;
        if (!point) {
          self.status = 'unknown-place';
          return;
        }
        const { huts: settings, sectors } = market.manifest;
        const found: readonly Hut[] = yield huts.nearby(
          point.lat,
          point.lng,
          settings.nearbyLimit,
          sectors,
        );
        if (self.round !== round) return;
        self.huts = found
          .filter(({ allowedDisposition, closed }) => allowedDisposition[type] === true && !closed)
          .filter(({ distanceMetres = 0 }) => distanceMetres <= radiusMetres)
          .slice(0, maxResults);
        self.status = 'success';
      } catch (error) {
        report('warning', 'The huts nearby could not be found', { error });
        if (self.round !== round) return;
        self.status = 'failure';
        warn('localisation.nearby.failed');
      }
    });

    const placeOf = async (postcode: string): Promise<Point | undefined> => {
      const place: GeocodedPlace | undefined = await environmentOf(self).places.geocode({
        postcode,
      });
      return place && { lat: place.latitude, lng: place.longitude };
    };

    return {
      /** Looks around a point [LOC-72]. */
      lookAround: (point: Point, type: Disposition, limits: SearchLimits = {}) =>
        search(async () => point, type, limits),
      /** Looks near a postcode; one that cannot be placed raises a warning [LOC-65, LOC-67]. */
      async lookNearPostcode(postcode: string, type: Disposition, limits: SearchLimits = {}) {
        await search(() => placeOf(postcode), type, limits);
        if (self.status === 'unknown-place') warn('localisation.nearby.unknownPlace');
      },
      /**
       * Looks near a delivery address: by its coordinates, or those of its postcode where it has none [LOC-60]. One that
       * cannot be placed was refused before, and nothing more is said of it.
       */
      lookNearAddress(
        { lat, lng, postcode }: DeliveryAddress,
        type: Disposition,
        limits: SearchLimits,
      ) {
        const known = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
        return search(async () => known ?? placeOf(postcode), type, limits);
      },
    };
  });
