import type { PriorityReservation, ReservationRequest } from '../../schemas/types/http/priority.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** Keeps places among the priority orders of a hut. Methods throw `HttpError`, or an `Error` when no answer came. */
export interface PriorityApi {
  /** With the id-token of who is logged in; a guest has none [PRI-09, PRI-10]. */
  reserve(request: ReservationRequest): Promise<PriorityReservation>;
  release(hutId: string, id: string): Promise<void>;
}

const path = '/v1/priority-orders/reservation';

export const createPriorityApi = (http: HttpClient): PriorityApi => ({
  async reserve(body) {
    const call = { method: 'POST', path, body, authentication: 'optional' } as const;
    return (await http.send<PriorityReservation>(call)).body;
  },
  async release(hutId, id) {
    const place = [hutId, id].map(encodeURIComponent).join('/');
    await http.send({ method: 'DELETE', path: `${path}/${place}` });
  },
});
