import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { Preauthorisation } from '../../../schemas/types/http/orders.ts';
import type { CallHeaders } from '../../api/call.ts';
import { britishPhone } from '../../api/orders/british-phone.ts';
import { placeRequest } from '../../api/orders/sample-orders.ts';

/** Calls kept connections alive, as browsers do. */
async function send<Body>(url: string, init: RequestInit = {}): Promise<Body> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

const post = <Body>(url: string, body: unknown, headers: CallHeaders = {}): Promise<Body> =>
  send<Body>(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

let guests = 0;

/** The same order by a guest of its own: of one number a market takes so many unpaid orders and no more. */
function ownRequest(sample: OrderRequest): OrderRequest {
  guests += 1;
  return { ...sample, customer: { ...sample.customer, phone: britishPhone(guests) } };
}

/** The two calls that make an order: pre-authorise and place, paid at the door. */
export async function orderingCalls(url: string, sample: OrderRequest): Promise<Preauthorisation> {
  const request = ownRequest(sample);
  const headers = {
    'idempotency-key': `bench-${guests}`,
    'idempotency-secret': `bench-secret-${guests}`,
  };
  const opened = await post<Preauthorisation>(`${url}/v1/orders/preauthorise`, request, headers);
  await post(`${url}/v1/orders/place`, placeRequest(request, opened));
  return opened;
}

/** What the basket is checked with. */
const validation = ({ hut, payment, disposition, deals, surcharges }: OrderRequest) => ({
  hut,
  payment: { type: payment.type, amount: payment.amount, currency: payment.currency },
  disposition: { type: disposition.type, when: disposition.when },
  deals,
  surcharges,
});

/**
 * A whole guest order, as a browser makes it that has nothing kept: postcode, hut, estimate, two menu pages, deals, a
 * check of the basket after each of three changes, the ordering calls and the summary.
 */
export async function guestOrder(url: string, sample: OrderRequest): Promise<void> {
  const { sector, id } = sample.hut;
  const { type } = sample.disposition;
  const menu = `sector=${sector}&hutid=${id}&locale=en-GB`;
  const get = (path: string) => send<unknown>(url + path);
  await get(
    `/v1/huts?postcode=${encodeURIComponent(sample.customer.deliveryAddress?.postcode ?? '')}`,
  );
  await get(`/v1/hut?sector=${sector}&hutId=${id}&openDays=7`);
  await get(`/v2/eta/?disposition=${type}&id=${id}&sector=${sector}`);
  await get(`/v2/products/pizzas?${menu}`);
  await get(`/v2/products/sides?${menu}`);
  await get(`/v1/deals/?${menu}`);
  for (let change = 0; change < 3; change += 1) {
    await post(`${url}/v1/basket-validator/`, validation(sample));
  }
  const { transactionId } = await orderingCalls(url, sample);
  await get(`/v1/orders/${transactionId}`);
}
