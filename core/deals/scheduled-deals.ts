import type { Deal } from '../../schemas/types.ts';

/**
 * The deals of a moment: one with a schedule is swapped for its scheduled id from its start (included)
 * to its end (not included) [DEA-44]. The deal under that id stands in when the catalogue has one, else
 * the deal itself goes by the other id; a stand-in is on offer during its schedule only.
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
      return byId.get(schedule.id) ?? { ...deal, id: schedule.id };
    });
}

const isWithin = (
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  moment: Date,
): boolean => moment.getTime() >= Date.parse(startDate) && moment.getTime() < Date.parse(endDate);
