import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../client/kernel/http-client.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { HutScreen } from '../../../client/operators/hut-screen.ts';
import type {
  HutBoard,
  OperatorOrderNews,
  OperatorPress,
} from '../../../schemas/types/http/operators.ts';
import type { TrackingStatus } from '../../../schemas/types/http/orders.ts';

const at = '2026-07-14T12:00:00.000Z';

const boardWith = (statuses: Readonly<Record<string, TrackingStatus>>): HutBoard => ({
  hut: { market: 'xy', sector: 'xy-1', id: '7', name: 'Hill', isScreen: true },
  timeZone: 'UTC',
  at,
  usualMinutes: {},
  tickets: Object.entries(statuses).map(([orderId, status]) => ({
    orderId,
    reference: orderId.toUpperCase(),
    status,
    disposition: 'delivery',
    placedAt: at,
    customer: 'Ada',
    deals: [],
    total: 10,
    currency: 'XYZ',
    toBePaid: 0,
    isTest: false,
  })),
  products: [],
  options: {
    sizes: [],
    crusts: [],
    sauces: [],
    cheeses: [],
    toppings: [],
  },
});

const refusal = (status: number, name: string) =>
  new HttpError({ url: '', status, statusText: '', type: '', text: '', json: { name } });

/** A server whose line can be cut, and a tablet with a screen. */
function hutOf(statuses: Record<string, TrackingStatus>, storage = memoryStorage()) {
  const line = {
    isUp: true,
    refuse: undefined as HttpError | undefined,
    /** Holds the answers of boards back that are asked for while it is set. */
    delay: undefined as Promise<void> | undefined,
  };
  const sent: (OperatorPress & { readonly key: string })[] = [];
  let tell: (news: OperatorOrderNews) => void = () => undefined;
  let keys = 0;
  const waits: (() => void)[] = [];
  const screen = HutScreen.create(
    { sector: 'xy-1', hutId: '7' },
    {
      api: {
        board: async () => {
          if (!line.isUp) throw new Error('no line');
          const board = boardWith(statuses);
          await line.delay;
          return board;
        },
        press: async (orderId: string, press: OperatorPress, key: string) => {
          if (!line.isUp) throw new Error('no line');
          if (line.refuse) throw line.refuse;
          sent.push({ ...press, key });
          statuses[orderId] = press.press === 'accept' ? 'CONFIRMED' : 'COOKING';
        },
        follow: (onNews: typeof tell) => {
          tell = onNews;
          onNews({ kind: 'missed' });
          return () => undefined;
        },
      },
      storage,
      locale: () => 'xx',
      now: () => Date.parse(at),
      newKey: () => `key ${(keys += 1)}`,
      wait: () => new Promise<void>((resolve) => waits.push(resolve)),
    },
  );
  screen.open();
  const again = () => waits.splice(0).forEach((resolve) => resolve());
  return { screen, line, sent, again, tell: (news: OperatorOrderNews) => tell(news), storage };
}

const statusOf = ({ screen }: ReturnType<typeof hutOf>, orderId: string) =>
  screen.ticket(orderId)?.status;

describe('the screen of a hut', () => {
  it('shows the orders by where they stand, those that wait longest first [OPR-24]', async () => {
    const { screen } = hutOf({ a: 'CONFIRMING', b: 'COOKING', c: 'CONFIRMING', d: 'DELIVERED' });
    await expect.poll(() => screen.newOrders).toBe(2);
    expect(
      screen.places.map(({ place, tickets }) => [place, tickets.map(({ orderId }) => orderId)]),
    ).toEqual([
      ['new', ['a', 'c']],
      ['cooking', ['b']],
    ]);
  });

  it('keeps what is pressed while the line is down, shows it, and sends it once in its order [OPR-24]', async () => {
    const hut = hutOf({ a: 'CONFIRMING' });
    const { screen, line, sent, again } = hut;
    await expect.poll(() => screen.newOrders).toBe(1);
    line.isUp = false;
    screen.press('a', { press: 'accept', minutes: 20 });
    screen.press('a', { press: 'cook' });
    expect(statusOf(hut, 'a')).toBe('COOKING');
    await expect.poll(() => screen.isLineUp).toBe(false);
    expect([screen.isWaiting('a'), sent.length]).toEqual([true, 0]);
    line.isUp = true;
    again();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.map(({ press, key }) => [press, key])).toEqual([
      ['accept', 'key 1'],
      ['cook', 'key 2'],
    ]);
    await expect.poll(() => screen.isWaiting('a')).toBe(false);
    expect([statusOf(hut, 'a'), screen.isLineUp]).toEqual(['COOKING', true]);
  });

  it('sends after a restart what was pressed before it, under the same key [OPR-24]', async () => {
    const first = hutOf({ a: 'CONFIRMING' });
    await expect.poll(() => first.screen.newOrders).toBe(1);
    first.line.isUp = false;
    first.screen.press('a', { press: 'accept', minutes: 20 });
    const second = hutOf({ a: 'CONFIRMING' }, first.storage);
    second.tell({ kind: 'missed' });
    await expect.poll(() => second.sent.map(({ key }) => key)).toEqual(['key 1']);
    expect(first.storage.keys()).toEqual([]);
  });

  it('drops a press that is refused, and says so [OPR-24]', async () => {
    const hut = hutOf({ a: 'CONFIRMING' });
    await expect.poll(() => hut.screen.newOrders).toBe(1);
    hut.line.refuse = refusal(409, 'STATUS_REFUSED');
    hut.screen.press('a', { press: 'cook' });
    await expect.poll(() => hut.screen.refusal).toEqual({ orderId: 'a', name: 'STATUS_REFUSED' });
    expect([hut.screen.isWaiting('a'), statusOf(hut, 'a')]).toEqual([false, 'CONFIRMING']);
  });

  it('shows a new order that comes while the board after a press is on its way [OPR-24]', async () => {
    const statuses: Record<string, TrackingStatus> = { a: 'CONFIRMING' };
    const { screen, line, sent, tell } = hutOf(statuses);
    await expect.poll(() => screen.newOrders).toBe(1);
    let arrive: () => void = () => undefined;
    line.delay = new Promise((resolve) => (arrive = resolve));
    screen.press('a', { press: 'accept', minutes: 20 });
    await expect.poll(() => sent.length).toBe(1);
    await Promise.resolve();
    line.delay = undefined;
    statuses['b'] = 'CONFIRMING';
    tell({ kind: 'order', sector: 'xy-1', hutId: '7', orderId: 'b' });
    await expect.poll(() => screen.ticket('b')?.status).toBe('CONFIRMING');
    arrive();
    await expect.poll(() => screen.isWaiting('a')).toBe(false);
    expect(screen.ticket('b')?.status).toBe('CONFIRMING');
  });

  it('reads the board again for news of its own orders [OPR-24]', async () => {
    const statuses: Record<string, TrackingStatus> = {};
    const { screen, tell } = hutOf(statuses);
    await expect.poll(() => screen.board?.tickets.length).toBe(0);
    statuses['a'] = 'CONFIRMING';
    tell({ kind: 'order', sector: 'xy-1', hutId: '8' });
    tell({ kind: 'order', sector: 'xy-1', hutId: '7' });
    await expect.poll(() => screen.newOrders).toBe(1);
  });
});
