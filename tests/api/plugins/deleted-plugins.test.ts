import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import {
  deletePlugins,
  loyaltyPlugins,
  optionalPlugins,
  unnamedPlugins,
} from '../../setup/deleted-plugins.ts';
import { placedOrder, preauthorise, sampleOrder, stateOf } from '../orders/sample-orders.ts';
import { startServer } from '../start-server.ts';

const payments = optionalPlugins.filter((id) => id.startsWith('pay-'));
const others = optionalPlugins.filter((id) => ![...payments, ...unnamedPlugins].includes(id));
// One of each kind by itself too.
const alone = [...others, 'gateway-worldpay', 'identity-cognito', 'sign-in-oidc'];

it.each([...alone.map((id) => [id]), loyaltyPlugins, unnamedPlugins, payments])(
  'a server without the folder of %s starts and takes an order',
  async (...deleted) => {
    const folders = await deletePlugins(deleted);
    const server = await startServer({ environment: folders });
    try {
      expect((await server.get('/health')).status).toBe(200);
      const { transactionId } = await placedOrder(server);
      expect(await stateOf(server, transactionId)).toBe('placed');
      const { body } = await server.get<{ paths: object }>('/openapi.json');
      const own = deleted.map((id) => `/v1/plugins/${id}/`);
      const paths = Object.keys(body.paths);
      expect(paths.filter((path) => own.some((one) => path.startsWith(one)))).toEqual([]);
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
