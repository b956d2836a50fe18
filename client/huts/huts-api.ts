import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { EtaAnswer, HutStatusSummary, TimeSlot } from '../../schemas/types/http/orders.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { type HttpClient, bodyOr, HttpError, isMissing } from '../kernel/http-client.ts';

/** Reads huts, their availability, estimates and times. Methods throw `HttpError` for refusals. */
export interface HutsApi {
  /** First hut that delivers to the postcode, or undefined [LOC-11]. */
  byPostcode(postcode: string): Promise<Hut | undefined>;
  /** One hut, with its opening hours of the next days; undefined when unknown [LOC-12, LOC-13]. */
  byId(sector: string, hutId: string): Promise<Hut | undefined>;
  /** Huts of the sectors; test huts only with a feature role [LOC-15]. */
  inSectors(sectors: readonly string[], featureRole?: string): Promise<readonly Hut[]>;
  /** Nearest huts first [LOC-08]; an empty list for coordinates that are not numbers [LOC-10]. */
  nearby(
    lat: number,
    lon: number,
    limit: number,
    sectors: readonly string[],
  ): Promise<readonly Hut[]>;
  /**
   * The hut of the sectors that delivers to a place, undefined when there is none.
   * @throws Error 'Failed to fetch huts' when the call is refused [LOC-14]
   */
  atPlace(lat: number, lng: number, sectors: readonly string[]): Promise<Hut | undefined>;
  /** Availability, undefined when unknown [LOC-16]. */
  status(sector: string, hutId: string): Promise<HutStatusSummary | undefined>;
  /** Estimate in minutes [LOC-20]. */
  eta(sector: string, hutId: string, disposition: Disposition): Promise<EtaAnswer>;
  /** Times to choose from, written as the locale writes times [TIM-07, TIM-11]. */
  timeSlots(
    sector: string,
    hutId: string,
    disposition: Disposition,
    locale?: string,
  ): Promise<readonly TimeSlot[]>;
}

/** What the stores that work with huts reach the outside through, besides the environment of all. */
export interface HutsPorts {
  readonly huts: HutsApi;
}

const undefinedWhenMissing = <Answer>(
  answer: Promise<{ readonly body: Answer | undefined }>,
): Promise<Answer | undefined> => bodyOr(answer, undefined, isMissing);

/** @param hutSettings `hut` of the manifest: for how many days opening hours are asked [CST-75] */
export const createHutsApi = (http: HttpClient, { openDays }: Manifest['hut']): HutsApi => ({
  async byPostcode(postcode) {
    const answer = await http.send<readonly Hut[]>({ path: '/v1/huts', query: { postcode } });
    return answer.body[0];
  },
  byId: (sector, hutId) =>
    undefinedWhenMissing(http.send<Hut>({ path: '/v1/hut', query: { sector, hutId, openDays } })),
  async inSectors(sectors, featureRole) {
    const query = { sector: sectors.join(','), featureRole };
    return (await http.send<readonly Hut[]>({ path: '/v1/huts/', query })).body;
  },
  async nearby(lat, lon, limit, sectors) {
    if (!Number.isFinite(lat) || !Number.isFinite(lon)) return [];
    const query = { lat, lon, limit, sectors: sectors.join(',') };
    return (await http.send<readonly Hut[]>({ path: '/v1/huts/nearby', query })).body;
  },
  async atPlace(lat, lng, sectors) {
    const query = { sector: sectors.join(','), lat, lng };
    try {
      return await undefinedWhenMissing(http.send<Hut>({ path: '/v1/hut/search/', query }));
    } catch (error) {
      throw error instanceof HttpError
        ? new Error('Failed to fetch huts', { cause: error })
        : error;
    }
  },
  status: (sector, hutId) =>
    undefinedWhenMissing(
      http.send<HutStatusSummary>({
        path: `/v2/huts/status/${encodeURIComponent(sector)}/${encodeURIComponent(hutId)}/summary`,
      }),
    ),
  async eta(sector, id, disposition) {
    return (await http.send<EtaAnswer>({ path: '/v2/eta/', query: { disposition, id, sector } }))
      .body;
  },
  async timeSlots(sector, hutId, disposition, locale) {
    const query = { sector, hutId, disposition, locale };
    return (await http.send<readonly TimeSlot[]>({ path: '/v1/hut/time-slots/', query })).body;
  },
});

/** What the lookup needs; `allOpen` is the override of development [LOC-19]. */
interface LookupPorts {
  readonly status: HutsApi['status'];
  readonly now: () => number;
  readonly throttleMs: number;
  readonly allOpen: () => boolean;
}

type HutOf = Pick<Hut, 'id' | 'sector'>;

const everywhere = { delivery: 'AVAILABLE', collection: 'AVAILABLE', dinein: 'AVAILABLE' } as const;
const allAvailable: HutStatusSummary = {
  physical: everywhere,
  web: { asap: everywhere, scheduled: everywhere },
};

/**
 * Looks up the availability of huts; further calls for the same hut within the throttle are not sent but share
 * the answer of the first [LOC-17]. The lookup throws 'NOT FOUND' without a hut [LOC-18].
 */
export const createStatusLookup = ({ status, now, throttleMs, allOpen }: LookupPorts) => {
  let latest:
    | { key: string; at: number; answer: Promise<HutStatusSummary | undefined> }
    | undefined;
  return async (hut: HutOf | undefined): Promise<HutStatusSummary | undefined> => {
    if (!hut) throw new Error('NOT FOUND');
    if (allOpen()) return allAvailable;
    const key = `${hut.sector}:${hut.id}`;
    if (latest?.key !== key || now() - latest.at >= throttleMs) {
      latest = { key, at: now(), answer: status(hut.sector, hut.id) };
    }
    return latest.answer;
  };
};
