import { sql } from 'kysely';
import type { PriorityReservation } from '../../../plugins/uk-priority-delivery/reservation.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { call } from '../call.ts';
import { sampleOrder } from '../orders/sample-orders.ts';
import type { TestServer } from '../start-server.ts';

/** Where places among the priority orders are kept; on a bare host the sector tells the market. */
const path = '/v1/plugins/uk-priority-delivery/v1/priority-orders/reservation';
const query = 'sector=uk-1';

const asked = {
  numCookedItems: 2,
  postcode: 'SW11 1JB',
  hut: { sector: 'uk-1', id: '1101' },
};

/** Asks for a place at Clapham Junction. */
export const reserve = (server: Pick<TestServer, 'post'>, change: object = {}, headers = {}) =>
  server.post<PriorityReservation>(`${path}?${query}`, { ...asked, ...change }, { ...headers });

/** Gives a place back. */
export const release = (server: TestServer, hutId: string, id: string) =>
  call(`${server.url}${path}/${hutId}/${id}?${query}`, { method: 'DELETE' });

/** A delivery as a browser sends it, with the place that is kept for it. */
export type PriorityRequest = OrderRequest & {
  readonly priorityDeliveryReservation?: { readonly id: string; readonly hutId: string };
};

/** A delivery that names a place. */
export const priorityOrder = (
  server: TestServer,
  { id, hutId }: Pick<PriorityReservation, 'id' | 'hutId'>,
): Promise<PriorityRequest> =>
  sampleOrder(server, {
    items: ['margherita'],
    extras: ['priority'],
    facts: { extras: { priority: { id, hutId } } },
  });

/** The table of the plugin. */
const table = sql.table('plugin_uk-priority-delivery.reservation');

/** Ids of the places that there are. */
export async function places({ db }: TestServer): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`select id from ${table}`.execute(db);
  return rows.map(({ id }) => id);
}

export const forgetPlaces = ({ db }: TestServer): Promise<unknown> =>
  sql`delete from ${table}`.execute(db);
