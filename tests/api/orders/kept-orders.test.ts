import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusPath } from '../../../core/tracking/tracking-status.ts';
import { findKnownIntent } from '../../../server/intents/intent-repository.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { makeMonths } from '../../../server/storage/order-months.ts';
import { findPostgresPrograms } from '../../../tools/tasks/postgres-programs.ts';
import { type RunningPostgres, startPostgres } from '../../../tools/tasks/running-postgres.ts';
import { breaches } from '../../invariants/order-invariants.ts';
import { keepOrders } from '../../setup/kept-orders.ts';
import { recordStatements } from '../../setup/recorded-statements.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { placedOrder, placeRequest, preauthorise, sampleOrder } from './sample-orders.ts';

const programs = findPostgresPrograms();
const engines = ['embedded', ...(programs === undefined ? [] : ['postgresql'])] as const;

const partsOf = ['order_intent', 'order_event', 'order_status_change'] as const;

/** Orders kept: some for each month, more than a page of each. */
const kept = 2_000;

/** A step of a plan, as `explain` tells it. */
interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanStep[];
}

const stepsOf = (step: PlanStep): readonly PlanStep[] => [
  step,
  ...(step.Plans ?? []).flatMap(stepsOf),
];

/** What a server does by itself takes rows that nobody else has. */
const isOwnWork = ({ sql: text }: CompiledQuery): boolean => text.includes('skip locked');

const isOfOrders = ({ sql: text }: CompiledQuery): boolean =>
  /^\s*(select|with|update|insert|delete)\b/.test(text) &&
  /\border_(intent|event|status_change|name|refund)\b/.test(text);

describe.each(engines)('with orders of two years kept, on the %s database', (engine) => {
  let postgres: RunningPostgres | undefined;
  let server: TestServer;

  const report = async (orderId: string, order_status: string): Promise<void> => {
    const key = posKeyOf(server.dependencies.posSecret, 'uk-1', '1101');
    const bearer = { authorization: `Bearer ${key}` };
    const { status } = await server.post(`/v1/orders/${orderId}/status`, { order_status }, bearer);
    if (status !== 200) throw new Error(`${order_status} answered ${status}`);
  };

  /** Takes an order from its first call to its door. */
  const deliver = async (key: string) => {
    const request = await sampleOrder(server);
    const headers = { 'idempotency-key': key, 'idempotency-secret': `secret of ${key}` };
    const { body } = await preauthorise(server, request, headers);
    expect((await server.post('/v1/orders/place', placeRequest(request, body))).status).toBe(200);
    for (const status of statusPath('delivery').slice(1)) await report(body.orderId, status);
    return body;
  };

  beforeAll(async () => {
    postgres =
      engine === 'postgresql' && programs !== undefined ? await startPostgres(programs) : undefined;
    server = await startServer({ environment: { databaseUrl: postgres?.url } });
    const { db } = server;
    const ago = sql<Date>`present_moment() - interval '731 days'`;
    await makeMonths(db, ago);
    const { transactionId: like } = await deliver('the first');
    const market = server.dependencies.markets.byId('uk')?.market;
    const { orderLifeMs = 0 } = market?.manifest.personalData ?? {};
    await keepOrders(db, { like, first: 1, last: kept, orderLifeMs });
    await sql`analyze`.execute(db);
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });

  /** How the database would find the rows of a statement, were it never quicker to read a whole table. */
  const planOf = ({ sql: text, parameters }: CompiledQuery): Promise<readonly PlanStep[]> =>
    server.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const explain = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': readonly { Plan: PlanStep }[] }>(
        explain,
      );
      return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => stepsOf(Plan)));
    });

  /** Tables about orders that a statement would read from end to end. */
  const readWhole = (steps: readonly PlanStep[]): readonly unknown[] =>
    steps.flatMap((step) =>
      step['Node Type'] === 'Seq Scan' && step['Relation Name']?.startsWith('order_')
        ? step['Relation Name']
        : [],
    );

  const partitionsOf = (steps: readonly PlanStep[], table: string): ReadonlySet<string> =>
    new Set(
      steps.flatMap(({ 'Relation Name': name = '' }) =>
        new RegExp(`^${table}_(\\d|before|rest)`).test(name) ? [name] : [],
      ),
    );

  it('every statement on the way of an order looks into the partition of its month and reads no table through [OPS-26]', async () => {
    const statements = await recordStatements(async () => {
      const { transactionId, orderId } = await deliver('another');
      await server.get(`/v1/orders/${transactionId}`);
      await server.get(`/v1/orders/${transactionId}/tracking`);
      await server.get(`/v1/orders/${transactionId}/feedback`);
      const request = await sampleOrder(server);
      const left = { 'replaces-order': 'key secret of another one' };
      await preauthorise(server, request, { 'idempotency-key': 'third', ...left });
      await preauthorise(server, request);
      await report(orderId, 'DELIVERED');
    });
    const ofOrder = statements.filter((one) => isOfOrders(one) && !isOwnWork(one));
    expect(ofOrder.length).toBeGreaterThan(30);
    for (const statement of ofOrder) {
      const steps = await planOf(statement);
      expect({ statement: statement.sql, readWhole: readWhole(steps) }).toEqual({
        statement: statement.sql,
        readWhole: [],
      });
      for (const table of partsOf) {
        const looked = partitionsOf(steps, table);
        expect({ statement: statement.sql, isOne: looked.size <= 1 }).toEqual({
          statement: statement.sql,
          isOne: true,
        });
      }
    }
  });

  it('what huts ask for, and what a server settles by itself, reads no table through [OPS-26]', async () => {
    const { orderId } = await placedOrder(server);
    const key = posKeyOf(server.dependencies.posSecret, 'uk-1', '1101');
    const bearer = { authorization: `Bearer ${key}` };
    const statements = await recordStatements(async (sent) => {
      const open = await server.get('/v1/huts/uk-1/1101/orders', bearer);
      expect(JSON.stringify(open.body)).toContain(orderId);
      expect((await server.get('/v1/huts/uk-1/1101/sales', bearer)).status).toBe(200);
      // A start looks for orders to be settled, and for those whose personal data is to go.
      server = await server.succeed(0);
      for (const part of ['"claimed_until" = ', 'erased_at = ']) {
        await expect.poll(() => sent.some(({ sql: text }) => text.includes(part))).toBe(true);
      }
    });
    const ofOrder = statements.filter(isOfOrders);
    expect(ofOrder.filter(isOwnWork).length).toBeGreaterThan(1);
    for (const statement of ofOrder) {
      expect([statement.sql, readWhole(await planOf(statement))]).toEqual([statement.sql, []]);
    }
  });

  it('a look at an order by its id is planned once, for orders of any month [OPS-26]', async () => {
    const { transactionId } = await placedOrder(server);
    const { rows } = await server.db.connection().execute(async (connection) => {
      // The first is sent as it is, five are planned each with its id, to see what that is worth.
      for (let time = 0; time < 10; time += 1) await findKnownIntent(connection, transactionId);
      return sql<{ generic_plans: number }>`
        select generic_plans::integer from pg_prepared_statements
        where statement like '%from "order_intent" where "transaction_id" = $1 limit 1'`.execute(
        connection,
      );
    });
    expect(rows).toEqual([{ generic_plans: expect.toSatisfy((plans: number) => plans > 0) }]);
  });

  it('kept orders are orders like any other: nothing of them disagrees [OPS-26]', async () => {
    const found = await breaches(
      async (query) => (await sql.raw<Record<string, unknown>>(query).execute(server.db)).rows,
    );
    expect(found).toEqual([]);
    const { rows } = await sql<{ part: string; orders: number }>`
      select tableoid::regclass::text as part, count(*)::integer as orders
      from order_intent group by 1 order by 1`.execute(server.db);
    expect(rows.length).toBeGreaterThanOrEqual(24);
    expect(rows.filter(({ part }) => part.endsWith('_rest'))).toEqual([]);
  });
});
