import { describe, expect, it } from 'vitest';
import { type HttpCall, type HttpClient, HttpError } from '../../../client/kernel/http-client.ts';
import { liveOrders } from '../../../client/tracking/live-orders.ts';

/** A browser's storage, and a server that knows the states of some orders. */
const browser = (states: Readonly<Record<string, string>>, own: readonly string[] = []) => {
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
    onChange: () => () => {},
  };
  const answer = ({ path }: HttpCall): unknown => {
    if (path.endsWith('/live')) return own.map((transactionId) => ({ transactionId }));
    const [, , , id = '', tracking] = path.split('/');
    const status = states[id];
    if (status === undefined) {
      const empty = { url: path, statusText: '', type: '', text: '', json: undefined };
      throw new HttpError({ ...empty, status: 404 });
    }
    if (status === 'away') throw new Error('no answer');
    return tracking === undefined ? { transactionId: id } : { order_status: status };
  };
  const http: HttpClient = {
    send: async <Body>(call: HttpCall) => ({ status: 200, body: answer(call) as Body }),
  };
  return { kept, orders: () => liveOrders({ http, storage, storageKey: 'orders' }) };
};

const idsOf = async (orders: ReturnType<typeof liveOrders>): Promise<readonly string[]> =>
  (await orders.all()).map(({ summary }) => summary.transactionId);

describe('the live orders of a browser', () => {
  it('are those that are not done, the newest first', async () => {
    const { orders } = browser({ a: 'COOKING', b: 'DELIVERED', c: 'CONFIRMING', d: 'FAILED' });
    for (const id of ['a', 'b', 'c', 'd', 'a']) orders().remember(id);
    expect(await idsOf(orders())).toEqual(['c', 'a']);
  });

  it('are over once done, and not followed again', async () => {
    const states: Record<string, string> = { a: 'COOKING' };
    const { orders } = browser(states);
    orders().remember('a');
    expect(await idsOf(orders())).toEqual(['a']);
    states['a'] = 'DELIVERED';
    expect(await idsOf(orders())).toEqual([]);
    states['a'] = 'COOKING';
    orders().remember('a');
    expect(await idsOf(orders())).toEqual([]);
  });

  it('are forgotten when the server does not know them, and kept when it does not answer', async () => {
    const { orders, kept } = browser({ b: 'away' });
    orders().remember('a');
    expect(await idsOf(orders())).toEqual([]);
    orders().remember('b');
    await expect(orders().all()).rejects.toThrow('no answer');
    expect(kept.get('orders')).toContain('{"id":"b","isDone":false}');
  });

  it('include those of who is signed in, from whatever browser', async () => {
    const { orders } = browser({ a: 'PACKING' }, ['a']);
    await orders().rememberOwn();
    expect(await idsOf(orders())).toEqual(['a']);
  });

  it('survive a storage that holds something else, and one that was emptied', async () => {
    const { orders, kept } = browser({ a: 'COOKING' });
    for (const wrong of ['{', '{}', '"x"']) {
      kept.set('orders', wrong);
      expect(await idsOf(orders())).toEqual([]);
      orders().remember('a');
      expect(await idsOf(orders())).toEqual(['a']);
    }
  });
});
