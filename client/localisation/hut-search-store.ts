import { flow, types } from 'mobx-state-tree';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { HutStatusSummary } from '../../schemas/types/http/orders.ts';
import type { GeocodedPlace } from '../../schemas/types/http/places.ts';
import { geocodeProblem } from '../../core/address/geocode-problem.ts';
import { environmentOf } from '../kernel/environment.ts';
import { addressPortsOf } from './address-ports.ts';
import type {
  AddressInput,
  AddressLookup,
  AddressProblem,
} from '../../core/localisation/address-strategy.ts';
import type { TimedDisposition } from '../../core/localisation/disposition.ts';
import type { Destination, Wanted } from './localisation-store.ts';
import { createStatusLookup } from '../huts/huts-api.ts';
import { localisationOutcome } from './localisation-outcome.ts';
import { logEnd, tellAddressProblem, tellFailure, tellNotice } from './tell-localisation.ts';
import { todaysHours } from './todays-hours.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** How a localisation ended; texts are wording keys. */
export type Localised =
  | { readonly kind: 'localised' }
  | ({ readonly kind: 'invalid' } & AddressProblem)
  /** It could not be; a notification has said why [LOC-29, LOC-36]. */
  | { readonly kind: 'refused' };

/** What a search found: a hut, or none, and where to deliver. */
interface Found extends Destination {
  readonly hut: Hut | undefined;
}

/** A hut, or the little that names one. */
type HutOrId = Hut | { readonly sector: string; readonly hutId: string };

/** The search for a hut: by an address or by a pick, one at a time; what it finds the localisation takes. */
export const HutSearchStore = types
  .model('HutSearch', {})
  .volatile(() => ({ status: 'idle' as 'idle' | 'localising' }))
  .actions((self) => {
    let lookUpStatus: ReturnType<typeof createStatusLookup> | undefined;
    return {
      /** Availability of a hut now, whoever asks: one look-up for all [LOC-17, LOC-19]. */
      statusOf(hut: Pick<Hut, 'id' | 'sector'>): Promise<HutStatusSummary | undefined> {
        const { huts, market, now, sessionStorage, visit } = environmentOf(self);
        lookUpStatus ??= createStatusLookup({
          status: huts.status,
          now,
          throttleMs: market.manifest.hutStatus.throttleMs,
          allOpen: () =>
            visit.flagLevel === 'development' &&
            sessionStorage.read('comanda:all-huts-open') === 'yes',
        });
        return lookUpStatus(hut);
      },
    };
  })
  .actions((self) => {
    /** A hut that opens later, or an order for later: the customer picks the time first [LOC-79, TIM-18]. */
    const withTime = async (
      hut: Hut,
      disposition: TimedDisposition,
    ): Promise<TimedDisposition | undefined> => {
      const { type, when, time } = disposition;
      if (when === 'asap' || time !== undefined) return disposition;
      const choice = await rootOf(self).ordering?.times.ask({ purpose: 'start', hut, type });
      return choice && { type, ...choice };
    };

    /** Decides by the hut's availability, then localises or says why not. */
    const finish = flow(function* finish(found: Found, wanted: TimedDisposition): Steps<Localised> {
      const { hut, address } = found;
      const { localisation, readyToOrder } = rootOf(self);
      const { market, now } = environmentOf(self);
      const status: HutStatusSummary | undefined = hut && (yield self.statusOf(hut));
      const outcome = localisationOutcome({ hut, status, wanted });
      if (outcome.kind === 'localise' && hut) {
        if (outcome.disposition.type !== wanted.type) {
          const isDelivery = wanted.type === 'delivery';
          tellNotice(
            self,
            { key: isDelivery ? 'HUT_BOUNCED_DELIVERY' : 'HUT_BOUNCED_COLLECTION' },
            hut,
          );
        } else if (outcome.disposition.when !== wanted.when) {
          const hours = todaysHours(hut, wanted.type, now(), market.manifest.tradingDay);
          tellNotice(self, { key: 'HUT_CLOSED', hours, canSchedule: true }, hut);
        }
        yield readyToOrder();
        const disposition: TimedDisposition | undefined = yield withTime(hut, outcome.disposition);
        if (!disposition) return { kind: 'refused' };
        localisation.takeHut(hut, disposition, found);
        return { kind: 'localised' };
      }
      logEnd(self, outcome.kind, wanted.type);
      if (!hut) tellFailure(self);
      else if (outcome.kind === 'INSUFFICIENT_HUT_DATA' && wanted.type === 'delivery' && address) {
        localisation.refuseAddress(address, 'localisation.notice.notInDeliveryZone');
      } else if (outcome.kind === 'HUT_CLOSED') {
        const hours = todaysHours(hut, wanted.type, now(), market.manifest.tradingDay);
        tellNotice(self, { key: 'HUT_CLOSED', hours, canSchedule: false }, hut);
      } else tellNotice(self, { key: 'HUT_UNAVAILABLE' }, hut);
      return { kind: 'refused' };
    });

    /** Runs one localisation at a time; a failure is logged, said, and changes nothing [LOC-36, LOC-44]. */
    const attempt = flow(function* attempt(
      search: () => Promise<Localised | Found>,
      wanted: TimedDisposition,
    ) {
      if (self.status === 'localising') return { kind: 'refused' } satisfies Localised;
      const { report, track } = environmentOf(self);
      self.status = 'localising';
      let outcome: Localised = { kind: 'refused' };
      try {
        const found: Localised | Found = yield search();
        outcome = 'kind' in found ? found : yield finish(found, wanted);
      } catch (error) {
        report('warning', 'Localisation failed', { error });
        track({ type: 'auto-error', data: { message: 'localisation' } });
        tellFailure(self);
      } finally {
        self.status = 'idle';
        track({ type: 'localisation-finished', data: { outcome: outcome.kind } });
      }
      return outcome;
    });

    return { attempt };
  })
  .actions((self) => {
    const find = async (input: AddressInput, type: Disposition): Promise<Localised | Found> => {
      const environment = environmentOf(self);
      const lookup: AddressLookup = await environment.market.extensions
        .one('address-strategy')
        .find(input, { type, flagLevel: environment.visit.flagLevel }, addressPortsOf(environment));
      if (lookup.kind === 'invalid') return lookup;
      if (lookup.kind === 'found') {
        return { hut: lookup.hut, address: lookup.address, location: lookup.location };
      }
      logEnd(self, lookup.kind, type);
      if (lookup.kind === 'refused') tellAddressProblem(self, lookup);
      else rootOf(self).localisation.refuseAddress(lookup.address, lookup.message);
      return { kind: 'refused' };
    };

    const hutOf = async (hut: HutOrId): Promise<Hut | undefined> =>
      'hutId' in hut ? environmentOf(self).huts.byId(hut.sector, hut.hutId) : hut;

    const timed = ({ type, when = 'asap', time }: Wanted): TimedDisposition => ({
      type,
      when,
      time,
    });

    return {
      /** Finds the hut for an address and localises there. */
      localiseByAddress: (input: AddressInput, wanted: Wanted): Promise<Localised> =>
        self.attempt(() => find(input, wanted.type), timed(wanted)),
      /** Looks up the place of an address for the map, where the customer picks a hut; undefined when there is none [LOC-38]. */
      confirmPlace: flow(function* confirmPlace({ placeId }: AddressInput) {
        const { places, report } = environmentOf(self);
        let place: GeocodedPlace | undefined;
        try {
          if (placeId !== undefined) place = yield places.geocode({ placeId });
          if (!place) tellAddressProblem(self, { message: 'localisation.address.noHut' });
          rootOf(self).localisation.setAddressToConfirm(place);
        } catch (error) {
          report('warning', 'The place of an address did not come', { error });
          tellAddressProblem(self, geocodeProblem(error) ?? { message: 'localisation.failed' });
        }
        return place;
      }),
      /** Localises at a hut the customer picked. */
      localiseByHut: (hut: HutOrId, wanted: Wanted): Promise<Localised> =>
        self.attempt(async () => ({ hut: await hutOf(hut) }), timed(wanted)),
    };
  });
