import type { KnownDetails } from '../../schemas/types/http/orders.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** What the last orders of who is signed in say of them. Throws `HttpError`, or an `Error` when nobody is signed in. */
export async function readKnownDetails(http: HttpClient): Promise<KnownDetails> {
  const call = { path: '/v2/orders/orders/details', authentication: 'required' } as const;
  return (await http.send<KnownDetails>(call)).body;
}
