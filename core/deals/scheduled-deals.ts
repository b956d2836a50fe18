import type { Deal } from '../../schemas/types/catalogue/deal.ts';

/** What a deal can be called by. */
type NamedDeal = Pick<Deal, 'id' | 'standsInFor'>;

/** The ids that name a deal: its own, and that of the deal it stands in for by schedule [DEA-44]. */
export const namesOf = ({ id, standsInFor }: NamedDeal): readonly string[] =>
  standsInFor === undefined ? [id] : [id, standsInFor];

/** Whether one of these ids names a deal [DEA-44]. */
export const isAmong = (ids: readonly string[] | undefined, deal: NamedDeal): boolean =>
  ids !== undefined && namesOf(deal).some((name) => ids.includes(name));

/**
 * The deals of a catalogue as they are at a moment: one with a schedule is swapped for its scheduled id from its
 * start (included) to its end (not included) [DEA-44]. The deal under that id stands in when the catalogue has one,
 * else the deal itself goes by the other id; a stand-in is on offer during its schedule only. What comes out is
 * swapped already and must not go in again.
 * @param moment now, or the time of a scheduled order
 */
export function dealsAt(deals: Iterable<Deal>, moment: Date): Deal[] {
  const all = [...deals];
  const byId = new Map(all.map((deal) => [deal.id, deal]));
  const standIns = new Set(all.map(({ schedule }) => schedule?.id));
  return all
    .filter(({ id }) => !standIns.has(id))
    .map((deal) => {
      const { schedule } = deal;
      if (!schedule || !isWithin(schedule, moment)) return deal;
      return standInFor(deal, schedule.id, byId.get(schedule.id) ?? deal);
    });
}

/** Deals are frozen data, so each has one stand-in: what is worked out for it once need not be again. */
const known = new WeakMap<Deal, Deal>();

/** The deal that stands in for another; the limit of that one holds where it has none of its own. */
function standInFor(original: Deal, id: string, made: Deal): Deal {
  const found = known.get(made);
  if (found?.standsInFor === original.id) return found;
  const { schedule: _, ...deal } = made;
  const limit = deal.maxPerCustomer ?? original.maxPerCustomer;
  const standIn: Deal = {
    ...deal,
    id,
    standsInFor: original.id,
    ...(limit === undefined ? {} : { maxPerCustomer: limit }),
  };
  known.set(made, standIn);
  return standIn;
}

const isWithin = (
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  moment: Date,
): boolean => moment.getTime() >= Date.parse(startDate) && moment.getTime() < Date.parse(endDate);
