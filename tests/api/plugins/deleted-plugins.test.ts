import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import { deletePlugins, loyaltyPlugins, optionalPlugins } from '../../setup/deleted-plugins.ts';
import { placedOrder, preauthorise, sampleOrder, stateOf } from '../orders/sample-orders.ts';
import { startServer } from '../start-server.ts';

const payments = optionalPlugins.filter((id) => id.startsWith('pay-'));
const gateways = optionalPlugins.filter((id) => id.startsWith('gateway-'));
const others = optionalPlugins.filter((id) => ![...payments, ...gateways].includes(id));

it.each([...others.map((id) => [id]), loyaltyPlugins, gateways, payments])(
  'a server without the folder of %s starts and takes an order',
  async (...deleted) => {
    const folders = await deletePlugins(deleted);
    const server = await startServer({ environment: folders });
    try {
      expect((await server.get('/health')).status).toBe(200);
      const { transactionId } = await placedOrder(server);
      expect(await stateOf(server, transactionId)).toBe('placed');
      const own = `/v1/plugins/${deleted[0]}`;
      const { body } = await server.get<{ paths: object }>('/openapi.json');
      expect(Object.keys(body.paths).filter((path) => path.startsWith(own))).toEqual([]);
    } finally {
      await server.close();
      rmSync(dirname(folders.pluginsDir), { recursive: true });
    }
  },
);

it('an order that names a place of priority delivery is refused by the field where nothing keeps places', async () => {
  const folders = await deletePlugins(['uk-priority-delivery']);
  const server = await startServer({ environment: folders });
  try {
    const named = {
      ...(await sampleOrder(server)),
      priorityDeliveryReservation: { id: 'none', hutId: '1101' },
    };
    const { status, body } = await preauthorise<OrderFailure>(server, named);
    expect([status, body.name]).toEqual([400, 'INVALID_REQUEST']);
    expect(body.fields?.map(({ field }) => field)).toEqual(['priorityDeliveryReservation']);
  } finally {
    await server.close();
    rmSync(dirname(folders.pluginsDir), { recursive: true });
  }
});
