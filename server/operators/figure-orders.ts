import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { toDecimal } from '../../core/money/money.ts';
import type { FigureTotal } from '../../schemas/types/http/figures.ts';
import type { OperatorContext } from './operator-context.ts';
import type { FigureTime, SectorDays } from './figure-scope.ts';

/** Figures of a group of orders, as the database adds them up; amounts in minor units. */
export interface OrderFigures {
  readonly day: string | null;
  readonly market: string | null;
  readonly sector: string | null;
  readonly hut_id: string | null;
  readonly currency: string;
  readonly orders: number;
  readonly failed: number;
  readonly revenue: number;
  readonly refunded: number;
  readonly minutes: number | null;
}

/** Which orders are added up, and how days are counted. */
export interface OrdersWanted extends FigureTime {
  readonly scope: RawBuilder<SqlBool>;
  readonly sectors: readonly SectorDays[];
}

/** The groups that orders are added up in: columns of `counted`. */
export const figureGroups = {
  /** All of a currency, each day, each market and each hut. */
  page: sql`grouping sets ((currency), (currency, day), (currency, market), (currency, market, sector, hut_id))`,
  /** Each hut on each day. */
  file: sql`day, market, sector, hut_id, currency`,
} as const;

/**
 * Adds up placed orders by trading days of their huts; tests are left out, and amounts of two currencies are never added.
 * The moments of placing are narrowed down by an index before any day is worked out.
 */
export async function orderFigures(
  { database }: Pick<OperatorContext, 'database'>,
  { from, to, scope, sectors }: OrdersWanted,
  groups: RawBuilder<unknown>,
): Promise<readonly OrderFigures[]> {
  if (sectors.length === 0) return [];
  const zones = sectors.map(
    ({ sector, zone, boundary }) => sql`(${sector}::text, ${zone}::text, ${boundary}::integer)`,
  );
  const { rows } = await sql<OrderFigures>`
    with zones (of, zone, boundary) as (values ${sql.join(zones)}),
    placed as (
      select transaction_id, market, sector, hut_id, currency, total_minor, refunded_minor, order_status, placed_at,
        disposition = 'delivery' and request -> 'disposition' ->> 'when' is distinct from 'scheduled' as is_soon
      from order_intent
      where placed_at >= ${from}::date - interval '2 days' and placed_at < ${to}::date + interval '3 days'
        and not is_test and ${scope}
    ),
    counted as (
      select placed.*,
        (
          (placed_at at time zone coalesce(document ->> 'timeZone', zone)) - boundary * interval '1 minute'
        )::date as day,
        case when is_soon then extract(epoch from change.at - placed_at) / 60 end as minutes
      from placed
      join zones on zones.of = placed.sector
      left join hut on hut.sector = placed.sector and hut.hut_id = placed.hut_id
      left join order_status_change change
        on change.transaction_id = placed.transaction_id and change.order_status = 'DELIVERED'
    )
    select day::text, market, sector, hut_id, currency,
      count(*)::integer as orders,
      (count(*) filter (where order_status = 'FAILED'))::integer as failed,
      coalesce(sum(total_minor) filter (where order_status <> 'FAILED'), 0)::float8 as revenue,
      coalesce(sum(refunded_minor) filter (where order_status <> 'FAILED'), 0)::float8 as refunded,
      (percentile_cont(0.5) within group (order by minutes))::float8 as minutes
    from counted
    where day between ${from}::date and ${to}::date
    group by ${groups}
    order by day, market, sector, hut_id, currency`.execute(database.db);
  return rows;
}

/** Figures as they are answered, in decimal amounts. */
export function figureLine(row: OrderFigures): FigureTotal {
  const { currency, orders, failed, revenue, refunded, minutes } = row;
  const kept = orders - failed;
  return {
    currency,
    orders,
    failed,
    revenue: toDecimal(revenue),
    refunded: toDecimal(refunded),
    ...(kept > 0 && { averageBasket: toDecimal(Math.round(revenue / kept)) }),
    ...(minutes !== null && { minutesToDoor: Math.round(minutes * 10) / 10 }),
  };
}
