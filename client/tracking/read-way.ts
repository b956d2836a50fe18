import type { OrderWay } from '../../schemas/types/http/orders.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** Asks from where to where a delivery is on its way [SHP-33]. Throws when no answer came. */
export const readWay = async (http: HttpClient, transactionId: string): Promise<OrderWay> => {
  const path = `/v1/orders/${encodeURIComponent(transactionId)}/way`;
  return (await http.send<OrderWay>({ path })).body;
};
