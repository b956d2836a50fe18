import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { visitSteps } from '../../core/experiments/visit-steps.ts';
import { hutName } from '../../core/operators/operator-roles.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type {
  FigureReason,
  Figures,
  FigureStep,
  FigureVariant,
} from '../../schemas/types/http/figures.ts';
import type { Operator } from './operator-accounts.ts';
import type { OperatorContext } from './operator-context.ts';
import { figureGroups, figureLine, orderFigures } from './figure-orders.ts';
import {
  daysOfSectors,
  type FigureQuery,
  figureScope,
  type FigureTime,
  timeOf,
} from './figure-scope.ts';

/** Huts and reasons of one answer; all of them are in the files. */
const most = 100;

const refusals = async (
  { database }: OperatorContext,
  { from, to }: FigureTime,
  scope: RawBuilder<SqlBool>,
): Promise<readonly FigureReason[]> => {
  const { rows } = await sql<FigureReason>`
    select reason, sum(count)::integer as count from figure_refusal
    where day between ${from}::date and ${to}::date and ${scope}
    group by reason order by sum(count) desc, reason limit ${most}`.execute(database.db);
  return rows;
};

interface StepRow {
  readonly market: string;
  readonly step: string;
  readonly experiment: string;
  readonly variant: string;
  readonly count: number;
}

const stepRows = async (
  { database }: OperatorContext,
  { from, to }: FigureTime,
  scope: RawBuilder<SqlBool>,
): Promise<readonly StepRow[]> => {
  const { rows } = await sql<StepRow>`
    select market, step, experiment, variant, sum(count)::integer as count from figure_step
    where day between ${from}::date and ${to}::date and ${scope}
    group by market, step, experiment, variant
    order by market, experiment, variant`.execute(database.db);
  return rows;
};

/** Every step with its visits. */
const stepsOf = (rows: readonly StepRow[]): FigureStep[] =>
  visitSteps.map((step) => ({
    step,
    count: rows.filter((row) => row.step === step).reduce((sum, { count }) => sum + count, 0),
  }));

function variantsOf(rows: readonly StepRow[]): FigureVariant[] {
  const groups = new Map<string, StepRow[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.market, row.experiment, row.variant]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ market, experiment, variant }) => ({
      market,
      experiment,
      variant,
      steps: stepsOf(group),
    })),
  );
}

/** Names of huts, by sector and id. */
export async function hutNames({
  database,
}: Pick<OperatorContext, 'database'>): Promise<ReadonlyMap<string, string>> {
  const rows = await database.db
    .selectFrom('hut')
    .select(['sector', 'hut_id as hutId', 'document'])
    .execute();
  return new Map(rows.map((row) => [hutName(row), (row.document as Hut).name]));
}

/** Orders, revenue, refusals and conversion of a time, as far as they are an operator's business [OPR-25]. */
export async function figuresOf(
  context: OperatorContext,
  operator: Operator,
  query: FigureQuery,
): Promise<Figures> {
  const sectors = await daysOfSectors(context);
  const time = timeOf(query, sectors, context);
  const scope = figureScope(operator, query);
  const orders = await orderFigures(context, { ...time, scope, sectors }, figureGroups.page);
  const names = await hutNames(context);
  const steps = await stepRows(context, time, scope);
  const huts = orders.flatMap((row) => {
    const { market, sector, hut_id: hutId } = row;
    if (market === null || sector === null || hutId === null) return [];
    const name = names.get(hutName({ sector, hutId })) ?? hutId;
    return [{ market, sector, hutId, name, ...figureLine(row) }];
  });
  return {
    ...time,
    totals: orders.filter(({ day, market }) => day === null && market === null).map(figureLine),
    days: orders.flatMap((row) => (row.day === null ? [] : [{ day: row.day, ...figureLine(row) }])),
    markets: orders.flatMap((row) =>
      row.market === null || row.sector !== null
        ? []
        : [{ market: row.market, ...figureLine(row) }],
    ),
    huts: huts.toSorted((a, b) => b.orders - a.orders).slice(0, most),
    refusals: [...(await refusals(context, time, scope))],
    steps: stepsOf(steps.filter(({ experiment }) => experiment === '')),
    variants: variantsOf(steps.filter(({ experiment }) => experiment !== '')),
  };
}
