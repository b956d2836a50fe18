import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { csvLine } from '../../core/operators/csv.ts';
import { hutName } from '../../core/operators/operator-roles.ts';
import { addDays } from '../../core/timeslots/hut-clock.ts';
import type { Operator } from './operator-accounts.ts';
import { type OperatorContext, readingAside } from './operator-context.ts';
import { figureGroups, figureLine, orderFigures } from './figure-orders.ts';
import {
  daysOfSectors,
  type FigureQuery,
  figureScope,
  type FigureTime,
  timeOf,
} from './figure-scope.ts';
import { hutNames } from './figures.ts';

/** What a file is about. */
export const figureFiles = ['orders', 'refusals', 'steps'] as const;

export type FigureFile = (typeof figureFiles)[number];

/** Days that are read at once: a file of a year never lies in memory whole. */
const stretch = 7;

function* stretchesOf({ from, to }: FigureTime): Generator<FigureTime> {
  for (let start = from; start <= to; start = addDays(start, stretch)) {
    const end = addDays(start, stretch - 1);
    yield { from: start, to: end < to ? end : to };
  }
}

const heads: Readonly<Record<FigureFile, readonly string[]>> = {
  orders: [
    'day',
    'market',
    'sector',
    'hut',
    'name',
    'currency',
    'orders',
    'failed',
    'revenue',
    'refunded',
    'average basket',
    'minutes to door',
  ],
  refusals: ['day', 'market', 'sector', 'hut', 'reason', 'count'],
  steps: ['day', 'market', 'sector', 'hut', 'step', 'experiment', 'variant', 'visits'],
};

/** The lines of some days. */
type Lines = (context: OperatorContext, time: FigureTime) => Promise<readonly string[]>;

async function orderLines(context: OperatorContext, scope: RawBuilder<SqlBool>): Promise<Lines> {
  const sectors = await daysOfSectors(context);
  const names = await hutNames(context);
  return async (reading, time) => {
    const rows = await orderFigures(reading, { ...time, scope, sectors }, figureGroups.file);
    return rows.map((row) => {
      const { currency, orders, failed, revenue, refunded, ...rest } = figureLine(row);
      const [sector, hutId] = [row.sector ?? '', row.hut_id ?? ''];
      const name = names.get(hutName({ sector, hutId })) ?? '';
      return csvLine([
        row.day ?? '',
        row.market ?? '',
        sector,
        hutId,
        name,
        currency,
        orders,
        failed,
        revenue,
        refunded,
        rest.averageBasket,
        rest.minutesToDoor,
      ]);
    });
  };
}

const refusalLines =
  (_context: OperatorContext, scope: RawBuilder<SqlBool>): Lines =>
  async ({ database: { db } }, { from, to }) => {
    const rows = await db
      .selectFrom('figure_refusal')
      .select(['market', 'sector', 'hut_id', 'reason', 'count', sql<string>`day::text`.as('date')])
      .where(sql<SqlBool>`day between ${from}::date and ${to}::date and ${scope}`)
      .orderBy(sql`day, market, sector, hut_id, reason`)
      .execute();
    return rows.map(({ date, market, sector, hut_id, reason, count }) =>
      csvLine([date, market, sector, hut_id, reason, count]),
    );
  };

const stepLines =
  (_context: OperatorContext, scope: RawBuilder<SqlBool>): Lines =>
  async ({ database: { db } }, { from, to }) => {
    const rows = await db
      .selectFrom('figure_step')
      .select(['market', 'sector', 'hut_id', 'step', 'experiment', 'variant', 'count'])
      .select(sql<string>`day::text`.as('date'))
      .where(sql<SqlBool>`day between ${from}::date and ${to}::date and ${scope}`)
      .orderBy(sql`day, market, sector, hut_id, experiment, variant, step`)
      .execute();
    return rows.map(({ date, market, sector, hut_id, step, experiment, variant, count }) =>
      csvLine([date, market, sector, hut_id, step, experiment, variant, count]),
    );
  };

/** The lines of a file, each hut on each day, read as they are sent [OPR-25]. */
export async function* figureLines(
  context: OperatorContext,
  operator: Operator,
  query: FigureQuery,
  file: FigureFile,
): AsyncGenerator<string> {
  const scope = figureScope(operator, query);
  const lines = {
    orders: orderLines,
    refusals: refusalLines,
    steps: stepLines,
  }[file];
  const linesIn = await lines(context, scope);
  yield csvLine(heads[file]);
  const time = timeOf(query, await daysOfSectors(context), context);
  for (const part of stretchesOf(time)) {
    yield* await readingAside(context, (reading) => linesIn(reading, part));
  }
}
