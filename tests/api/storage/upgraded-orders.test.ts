import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toJson } from '../../../server/storage/json-text.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import { newOrderIds } from '../../../server/storage/order-ids.ts';
import { makeMonths } from '../../../server/storage/order-months.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../../server/storage/storage-error.ts';
import type { Tables } from '../../../server/storage/tables.ts';
import { orderIntent } from '../../server/storage/rows.ts';
import { silentLog } from '../../server/storage/silent-log.ts';
import { earlierEngines, orderRows, storeEarlierOrder } from './earlier-orders.ts';

/** Ids as the release before made them: one of them is behind all that begin with a day. */
const ids = ['0a', '77', 'ffe', 'fffe'].map((start) => start.padEnd(40, '3'));
const [first = '', , , last = ''] = ids;

/** Columns of an attempt that the release before did not have, as its attempts have them. */
const addedSince = { watched_until: null };

const partOf = async (db: Kysely<Tables>, table: string, transactionId: string) =>
  (
    await sql<{ part: string }>`
      select distinct tableoid::regclass::text as part from ${sql.table(table)}
      where transaction_id = ${transactionId}`.execute(db)
  ).rows.map(({ part }) => part);

describe.each(earlierEngines)(
  'the %s database of a release whose orders are not parted',
  (_kind, open) => {
    let db: Kysely<Tables>;
    let stop: () => Promise<void>;
    let before: Awaited<ReturnType<typeof orderRows>>;

    beforeAll(async () => {
      const opened = await open();
      stop = opened.stop;
      ({ db } = opened.database);
      await db.insertInto('account').values({ id: 'account', market: 'uk' }).execute();
      await sql`insert into loyalty_account (account_id, market, document) values ('account', 'uk', '{}')`.execute(
        db,
      );
      // Each second one is younger than what is named while orders are taken.
      for (const [index, id] of ids.entries()) await storeEarlierOrder(db, id, (index % 2) * 3);
      before = await orderRows(db);
      await migrate(db, silentLog);
    });
    afterAll(() => stop());

    it('has every row as it was, and orders by months [OPS-26]', async () => {
      const order_intent = before.order_intent?.map((row) => ({ ...row, ...addedSince }));
      expect(await orderRows(db)).toEqual({ ...before, order_intent });
      expect(Object.values(before).every((rows) => rows.length >= ids.length)).toBe(true);
      for (const table of ['order_intent', 'order_event', 'order_status_change']) {
        expect(await partOf(db, table, first)).toEqual([`${table}_before`]);
        expect(await partOf(db, table, last)).toEqual([`${table}_rest`]);
      }
      const names = await db
        .selectFrom('order_name')
        .selectAll()
        .orderBy('transaction_id')
        .execute();
      expect(
        names.map(({ transaction_id, order_id, caller_key }) => [
          transaction_id,
          order_id,
          caller_key,
        ]),
      ).toEqual(ids.map((id) => [id, `order-${id}`, `caller-${id}`]));
    });

    it('takes what a process of that release stores and looks for while it is replaced [OPS-26]', async () => {
      const old = '5c'.padEnd(40, '1');
      const { id } = await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('order_intent')
          .values({ ...orderIntent('old'), transaction_id: old })
          .execute();
        return tx
          .insertInto('order_event')
          .values({ transaction_id: old, kind: 'created', detail: toJson({}) })
          .returning('id')
          .executeTakeFirstOrThrow();
      });
      expect(id).toBe(2 * ids.length + 1);
      expect(await partOf(db, 'order_intent', old)).toEqual(['order_intent_before']);

      const { transactionId, orderId } = newOrderIds(Date.parse('2031-05-05T12:00:00Z'));
      const own = { ...orderIntent('new'), transaction_id: transactionId, order_id: orderId };
      await db.insertInto('order_intent').values(own).execute();
      for (const [column, value] of Object.entries({
        transaction_id: transactionId,
        order_id: orderId,
        caller_key: 'caller-new',
        customer_order_reference: 'reference-new',
      })) {
        const found = await sql<{ transaction_id: string }>`
        select transaction_id from order_intent where ${sql.ref(column)} = ${value} for update`.execute(
          db,
        );
        expect(found.rows).toEqual([{ transaction_id: transactionId }]);
      }
      for (const [column, constraint] of [
        ['order_id', 'order_intent_order_id'],
        ['customer_order_reference', 'order_intent_customer_order_reference'],
        ['caller_key', 'order_intent_caller_key'],
      ] as const) {
        const second = {
          ...orderIntent('second'),
          transaction_id: '6d'.padEnd(40, '2'),
          [column]: own[column],
        };
        const error = await db
          .insertInto('order_intent')
          .values(second)
          .execute()
          .catch((reason: unknown) => reason);
        expect(isUniqueViolation(error, constraint)).toBe(true);
      }
      // A key whose time is over, as that release takes it away.
      await db
        .updateTable('order_intent')
        .set({ caller_key: null })
        .where('caller_key', '=', 'caller-new')
        .execute();
      const again = {
        ...orderIntent('again'),
        transaction_id: '6e'.padEnd(40, '2'),
        caller_key: 'caller-new',
      };
      await db.insertInto('order_intent').values(again).execute();
    });

    it('refuses what belongs to no order [OPS-26]', async () => {
      const use = {
        transaction_id: 'nobody',
        market: 'uk',
        code_key: 'CODE',
        state: 'held',
      } as const;
      const error = await db
        .insertInto('voucher_use')
        .values(use)
        .execute()
        .catch((reason: unknown) => reason);
      expect(isForeignKeyViolation(error)).toBe(true);
    });

    it('moves the orders of a month that had no partition into the one that is made for it [OPS-26]', async () => {
      const moment = '2031-07-31T23:30:00Z';
      const { transactionId, orderId } = newOrderIds(Date.parse(moment));
      await db
        .insertInto('order_intent')
        .values({ ...orderIntent('far'), transaction_id: transactionId, order_id: orderId })
        .execute();
      await db
        .insertInto('order_event')
        .values({ transaction_id: transactionId, kind: 'created', detail: toJson({}) })
        .execute();
      expect(await partOf(db, 'order_intent', transactionId)).toEqual(['order_intent_rest']);
      const stored = await orderRows(db);
      const at = sql<Date>`${moment}::timestamptz`;
      expect(await makeMonths(db, at, at)).toBe(3);
      expect(await makeMonths(db, at, at)).toBe(0);
      expect(await partOf(db, 'order_intent', transactionId)).toEqual(['order_intent_2031_07']);
      expect(await partOf(db, 'order_event', transactionId)).toEqual(['order_event_2031_07']);
      expect(await orderRows(db)).toEqual(stored);
    });
  },
);
