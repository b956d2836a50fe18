import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type {
  DriverReport,
  HutMessage,
  HutReport,
  PointOfSale,
} from '../../core/tracking/point-of-sale.ts';
import { isSigned, signedHeaders } from './signature.ts';
import type { TillAddress, TillOptions } from './till-options.ts';

/** What manifests call it. */
export const tillName = 'pos-http';

type Server = Pick<PluginServer<TillOptions>, 'options' | 'variable' | 'callOutside' | 'now'>;

/** What a hut answers to an order that it will not make. */
const refusedStatus = 422;

/** Where the point of sale of a hut is, and what it signs with. */
function tillAt({ options }: Server, sector: string, id: string): TillAddress {
  const own = options.huts.find((hut) => hut.sector === sector && hut.id === id);
  const { address, secretVariable } = { ...options, ...own };
  const filled = address
    .replaceAll('{{sector}}', encodeURIComponent(sector))
    .replaceAll('{{hut}}', encodeURIComponent(id));
  return { address: filled, secretVariable };
}

/** What a signed body says of which order; nothing where it is not JSON, which the server then refuses. */
function saidIn(body: string): { readonly orderId?: unknown; readonly said?: unknown } {
  try {
    const all: unknown = JSON.parse(body);
    if (typeof all !== 'object' || all === null) return {};
    const { orderId, ...said } = all as Readonly<Record<string, unknown>>;
    return { orderId, said };
  } catch {
    return {};
  }
}

/** What a message says, where its hut has signed it. */
function signedBy(server: Server, message: HutMessage): ReturnType<typeof saidIn> | undefined {
  const { secretVariable } = tillAt(server, message.hut.sector, message.hut.hutId);
  const isGenuine = isSigned(message, server.variable(secretVariable), server.now());
  return isGenuine ? saidIn(message.body) : undefined;
}

/** Hands orders to the points of sale of a market by signed calls, and reads theirs [GTW-36, SHP-33]. */
export const httpTill = (server: Server): PointOfSale => ({
  id: tillName,
  // Orders wait for a hut that is away for a moment, so nobody is turned away before they pay.
  reach: () => Promise.resolve(),
  async push(order) {
    const { address, secretVariable } = tillAt(server, order.hut.sector, order.hut.id);
    const body = JSON.stringify(order);
    const { status } = await server.callOutside({
      method: 'POST',
      url: address,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': order.orderId,
        ...signedHeaders(server.variable(secretVariable), body, server.now()),
      },
      body,
    });
    if (status === refusedStatus) return 'refused';
    if (status >= 200 && status <= 299) return 'taken';
    throw new Error(`The point of sale answered ${status}.`);
  },
  readReport(message): HutReport | undefined {
    const told = signedBy(server, message);
    return told && { orderId: told.orderId, change: told.said };
  },
  readPosition(message): DriverReport | undefined {
    const told = signedBy(server, message);
    return told && { orderId: told.orderId, position: told.said };
  },
});
