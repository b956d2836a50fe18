import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import { deletePlugins, optionalPlugins } from '../../setup/deleted-plugins.ts';
import { placedOrder, preauthorise, sampleOrder, stateOf } from '../orders/sample-orders.ts';
import { startServer } from '../start-server.ts';

const payments = optionalPlugins.filter((id) => id.startsWith('pay-'));
const others = optionalPlugins.filter((id) => !id.startsWith('pay-'));

it.each([...others.map((id) => [id]), payments])(
  'a server without the folder of %s starts and takes an order',
  async (...deleted) => {
    const folders = await deletePlugins(deleted);
    const server = await startServer({ environment: folders });
    try {
      expect((await server.get('/health')).status).toBe(200);
      const { transactionId } = await placedOrder(server);
      expect(await stateOf(server, transactionId)).toBe('placed');
      const named = {
        ...(await sampleOrder(server)),
        priorityDeliveryReservation: { id: 'none', hutId: '1101' },
      };
      const { status, body } = await preauthorise<OrderFailure>(server, named);
      expect([status, body.name]).toEqual([422, 'BAD_PRICE_INTEGRITY']);
    } finally {
      await server.close();
      rmSync(dirname(folders.pluginsDir), { recursive: true });
    }
  },
);
