import {
  type PlacedOverride,
  placedOverrides,
  type TimedOverrides,
} from '../../core/manifest/timed-overrides.ts';
import type { HutOverrides, TimedChange } from '../../schemas/types/http/operators.ts';
import { type HutKey, openOverrides } from '../overrides/override-repository.ts';
import { notFound } from '../shell/problem-error.ts';
import type { OperatorContext } from './operator-context.ts';

/** What holds at a hut for a while or will, from manifest and console, the next to end first [OPR-22]. */
export async function overridesOfHut(
  {
    database,
    catalogue,
    markets,
    now: clock,
  }: Pick<OperatorContext, 'database' | 'catalogue' | 'markets' | 'now'>,
  { sector, hutId }: HutKey,
): Promise<HutOverrides> {
  const running = markets.bySector(sector);
  const hut = await catalogue.hut(sector, hutId);
  const content = await catalogue.contentOf(sector);
  if (!running || !hut || !content) throw notFound('The hut');
  const rows = await openOverrides(database.db, { sector, hutId });
  const own: TimedOverrides = Object.fromEntries(rows.map(({ id, override }) => [id, override]));
  const place = { sector, hutId, timeZone: hut.timeZone };
  const at = clock();
  const told = (placed: readonly PlacedOverride[]): readonly TimedChange[] =>
    placed
      .filter(({ until }) => at < until)
      .map(({ id, from, until, override }) => {
        const {
          sectors: _s,
          huts: _h,
          settings: _o,
          prices: _p,
          from: _f,
          until: _u,
          ...change
        } = override;
        const by = rows.find((row) => row.id === id)?.operator;
        return {
          id,
          from: new Date(from).toISOString(),
          ...(Number.isFinite(until) && { until: new Date(until).toISOString() }),
          isHolding: from <= at,
          ...(by !== undefined && { by }),
          ...change,
        };
      });
  return {
    name: hut.name,
    timeZone: hut.timeZone,
    at: new Date(at).toISOString(),
    isClosed: hut.closed === true,
    dispositions: Object.entries(hut.allowedDisposition).flatMap(([name, is]) =>
      is === true ? [name as 'delivery'] : [],
    ),
    changes: [...told(placedOverrides(own, place)), ...told(running.overridesAt(sector, hutId))],
    products: [...content.catalogue.products.values()].map(({ id, title }) => ({ id, title })),
  };
}
