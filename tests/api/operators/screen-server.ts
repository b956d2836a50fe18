import type { HutBoard, HutTicket, OperatorPress } from '../../../schemas/types/http/operators.ts';
import type { TrackingInfo } from '../../../schemas/types/http/orders.ts';
import type { Sample } from '../orders/sample-orders.ts';
import { replacedPlugin } from '../made-up-plugin.ts';
import type { ServerOptions, TestServer } from '../start-server.ts';
import { type OperatorCalls, startConsole } from './console-server.ts';

/** A server whose British huts work at the screen of the console. */
export const startScreen = (options: ServerOptions = {}): Promise<TestServer> =>
  startConsole({
    ...options,
    manifests: {
      uk: {
        pos: { adapter: 'pos-screen' },
        plugins: replacedPlugin('uk', 'sandbox-kitchen', 'pos-screen'),
      },
    },
  });

/** An order at a hut whose kitchen is simulated. */
export const french: Sample = {
  sector: 'fr-1',
  hutId: '1101',
  items: ['reine', 'frites'],
  paymentType: 'cash/ticket',
};

let keys = 0;

export const newKey = (): string => `key of a test ${(keys += 1)}`;

export const press = (
  { post }: OperatorCalls,
  orderId: string,
  pressed: OperatorPress,
  key = newKey(),
) => post<TrackingInfo>(`/orders/${orderId}/presses`, pressed, { 'idempotency-key': key });

export const boardOf = async ({ get }: OperatorCalls, hutId = '1101'): Promise<HutBoard> =>
  (await get<HutBoard>(`/huts/uk-1/${hutId}/board`)).body;

export const ticketOf = async (calls: OperatorCalls, orderId: string): Promise<HutTicket> => {
  const { tickets } = await boardOf(calls);
  const ticket = tickets.find((entry) => entry.orderId === orderId);
  if (!ticket) throw new Error(`The board does not show ${orderId}.`);
  return ticket;
};
