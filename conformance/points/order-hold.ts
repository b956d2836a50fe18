import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { HoldingOrder, OrderHold } from '../../core/orders/order-hold.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { Check, Suite } from '../suite.ts';

export interface HoldSamples {
  /** The name under which orders that are stored know it. */
  readonly known: Pick<OrderHold, 'orderField'>;
  /** The hut of the orders. */
  readonly hut: { readonly sector: string; readonly hutId: string };
  /** Keeps something that one order can name, in the plugin's tables, and answers how an order names it. */
  readonly keep: (server: PluginServer) => Promise<unknown>;
  /** Parts of orders that fit the schema and name nothing that is kept. */
  readonly unkept: readonly unknown[];
}

/** An order that names what is kept, and what is done for it in a transaction of its own. */
interface TriedOrder {
  readonly transactionId: string;
  readonly hold: () => Promise<boolean>;
  readonly take: () => Promise<void>;
  readonly free: () => Promise<void>;
}

/** What every hold has to do. */
export const orderHoldSuite: Suite<OrderHold, HoldSamples> = (
  { make, context, inTransaction },
  { known, hut, keep, unkept },
) => {
  /** Tries a hold with something that is kept, and any number of orders that name it. */
  const trying = (
    title: string,
    run: (tried: {
      readonly newOrder: () => TriedOrder;
      readonly isFree: (besides?: string) => Promise<boolean>;
      readonly holdAnd: (order: TriedOrder, then: () => void) => Promise<unknown>;
    }) => Promise<void>,
  ): Check => ({
    title,
    run: async () => {
      const tried = make();
      const named = { ...hut, part: await keep(context() as PluginServer) };
      const inOrder = <Result>(
        transactionId: string,
        work: (order: HoldingOrder) => Promise<Result>,
      ): Promise<Result> =>
        inTransaction((transaction) => work({ ...named, transactionId, transaction }));
      await run({
        isFree: (besides) => tried.isFree(named, besides),
        newOrder: () => {
          const transactionId = randomUUID();
          return {
            transactionId,
            hold: () => inOrder(transactionId, (order) => tried.hold(order)),
            take: () => inOrder(transactionId, (order) => tried.take(order)),
            free: () => inOrder(transactionId, (order) => tried.free(order)),
          };
        },
        holdAnd: ({ transactionId }, then) =>
          inOrder(transactionId, async (order) => {
            assert.equal(await tried.hold(order), true);
            then();
          }),
      });
    },
  });

  return [
    {
      title: 'is called by the name that stored orders have of it, and describes what stands there',
      run: () => {
        const { orderField, schema } = make();
        assert.deepEqual({ orderField }, known);
        assert.ok('description' in schema, 'a schema with a description');
      },
    },
    trying('is free for an order while nobody has it', async ({ isFree }) => {
      assert.deepEqual([await isFree(), await isFree()], [true, true]);
    }),
    {
      title: 'has nothing for orders that name what is not kept',
      run: async () => {
        for (const part of unkept) {
          assert.equal(await make().isFree({ ...hut, part }), false, JSON.stringify(part));
        }
      },
    },
    trying(
      'holds it for one of any number of orders, and tells the others [PRI-24]',
      async ({ newOrder, isFree }) => {
        const orders = [newOrder(), newOrder(), newOrder()] as const;
        const held = await Promise.all(orders.map((order) => order.hold()));
        assert.equal(held.filter((isHeld) => isHeld).length, 1);
        assert.equal(await isFree(), false);
        const first = orders[held.indexOf(true)];
        assert.equal(await isFree(first?.transactionId), true);
      },
    ),
    trying(
      'holds nothing for an order that is not stored',
      async ({ newOrder, isFree, holdAnd }) => {
        const gone = new Error('not stored');
        const stored = holdAnd(newOrder(), () => {
          throw gone;
        });
        await assert.rejects(stored, gone);
        assert.equal(await isFree(), true);
        assert.equal(await newOrder().hold(), true);
      },
    ),
    trying('gives it back when the order comes to nothing', async ({ newOrder, isFree }) => {
      const [order, next] = [newOrder(), newOrder()];
      await order.hold();
      await order.free();
      await order.free();
      assert.equal(await isFree(), true);
      assert.equal(await next.hold(), true);
      await order.free();
      assert.equal(await isFree(), false);
    }),
    trying('gives it to the order that is placed, for good', async ({ newOrder, isFree }) => {
      const [order, next] = [newOrder(), newOrder()];
      await order.hold();
      await order.take();
      assert.equal(await next.hold(), false);
      assert.deepEqual([await isFree(), await isFree(order.transactionId)], [false, false]);
      await order.free();
      assert.equal(await isFree(), true);
    }),
    trying('does nothing for an order that holds nothing', async ({ newOrder, isFree }) => {
      const [order, other] = [newOrder(), newOrder()];
      await order.hold();
      await other.take();
      await other.free();
      assert.deepEqual([await isFree(), await isFree(order.transactionId)], [false, true]);
    }),
  ];
};
