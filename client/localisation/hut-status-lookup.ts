import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { HutStatusSummary } from '../../schemas/types/http/orders.ts';
import type { HutsApi } from '../huts/huts-api.ts';

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
    { key: string; at: number; answer: Promise<HutStatusSummary | undefined> } | undefined;
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
