import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { addDays, type LocalDate, minutesOf } from '../../core/timeslots/hut-clock.ts';
import { tradingDateOf } from '../../core/timeslots/trading-day.ts';
import { zoneOfSector } from '../figures/figure-day.ts';
import type { Operator } from './operator-accounts.ts';
import type { OperatorContext } from './operator-context.ts';

/** Which figures are asked for. */
export interface FigureQuery {
  readonly market?: string;
  readonly sector?: string;
  readonly hutId?: string;
  /** Trading days up to the last one. */
  readonly days: number;
  /** Last trading day; today where it is left out. */
  readonly to?: LocalDate;
}

/** First and last trading day. */
export interface FigureTime {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** How a sector counts its days. */
export interface SectorDays {
  readonly market: string;
  readonly sector: string;
  readonly zone: string;
  /** Minutes after midnight at which a trading day begins. */
  readonly boundary: number;
}

/** How all sectors count their days; a hut whose own time zone is known counts by that. */
export const daysOfSectors = async ({
  catalogue,
  markets,
}: Pick<OperatorContext, 'catalogue' | 'markets'>): Promise<readonly SectorDays[]> =>
  Promise.all(
    markets.all().flatMap(({ id: market, market: { manifest }, manifestAt }) =>
      manifest.sectors.map(async (sector) => ({
        market,
        sector,
        zone: await zoneOfSector({ catalogue }, sector),
        boundary: minutesOf(manifestAt(sector, '').tradingDay.boundary),
      })),
    ),
  );

/** The days that are asked for; the last one is today where the day began first. */
export function timeOf(
  { days, to, market }: FigureQuery,
  sectors: readonly SectorDays[],
  { markets, now }: Pick<OperatorContext, 'markets' | 'now'>,
): FigureTime {
  const today = sectors
    .filter((entry) => market === undefined || entry.market === market)
    .map(({ market: id, zone }) => {
      const running = markets.byId(id);
      return running
        ? tradingDateOf(zone, now(), running.market.manifest.tradingDay)
        : new Date(now()).toISOString().slice(0, 10);
    })
    .toSorted()
    .at(-1);
  const last = to ?? today ?? new Date(now()).toISOString().slice(0, 10);
  return { from: addDays(last, 1 - days), to: last };
}

/** Whether a row with market, sector and hut is an operator's business and asked for: as `inScope` says, for rows that need no hut. */
export function figureScope(
  { role, markets, huts }: Operator,
  { market, sector, hutId }: FigureQuery,
): RawBuilder<SqlBool> {
  const own =
    role === 'admin'
      ? sql`true`
      : sql`(market = any(${[...markets]}::text[]) or sector || '/' || hut_id = any(${[...huts]}::text[]))`;
  const wanted = [
    ...(market === undefined ? [] : [sql`market = ${market}`]),
    ...(sector === undefined ? [] : [sql`sector = ${sector}`]),
    ...(hutId === undefined ? [] : [sql`hut_id = ${hutId}`]),
  ];
  return sql<SqlBool>`${sql.join([own, ...wanted], sql` and `)}`;
}
