import type { IdentitySession } from '../../schemas/types/http/accounts.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { PlaceRequest, Preauthorisation } from '../../schemas/types/http/orders.ts';
import { type Answer, call } from '../api/call.ts';
import { catalogueValues, type KnownThings } from './known-things.ts';
import { type OpenApiDocument, operationsOf } from './open-api.ts';
import type { FuzzSource } from './fuzz-call.ts';

/** Customers whose tokens calls carry: an account has limits too. */
const customers = 24;

const json = { 'content-type': 'application/json', host: 'uk.localhost' };
const password = 'Margherita7-quattro';

const idsAt = async (url: string, path: string): Promise<string[]> => {
  const { body } = await call<unknown>(url + path, { headers: { host: 'uk.localhost' } });
  return Array.isArray(body) ? body.map(({ id }: { id: string }) => id) : [];
};

const post = <Body>(url: string, body: unknown): Promise<Answer<Body>> =>
  call<Body>(url, { method: 'POST', headers: json, body: JSON.stringify(body) });

async function tokenOf(url: string, email: string): Promise<string | undefined> {
  const attributes = { language: 'en-GB', method: 'password', tenant: '44-gbr-delivery' };
  await post(`${url}/v1/identity/sign-up`, { email, password, attributes });
  const { body } = await post<Partial<IdentitySession>>(`${url}/v1/identity/sign-in`, {
    email,
    password,
  });
  return body.authentication?.access;
}

/** How often each order is stored; of one phone number the server takes a few unpaid ones. */
const attemptsOfOrder = 4;

async function attemptsOf(url: string, orders: readonly OrderRequest[]): Promise<PlaceRequest[]> {
  const attempts: PlaceRequest[] = [];
  for (const order of orders) {
    for (let number = 0; number < attemptsOfOrder; number += 1) {
      const { body } = await post<Partial<Preauthorisation>>(
        `${url}/v1/orders/preauthorise`,
        order,
      );
      const { transactionId, orderState } = body;
      if (transactionId !== undefined && orderState !== undefined) {
        attempts.push({ ...order, transactionId, orderState });
      }
    }
  }
  return attempts;
}

/**
 * Finds out what a server offers and sells, makes customers and stores some orders, so that calls can name them.
 * @param orders orders that can be placed there
 */
export async function prepareSource(
  url: string,
  seed: number,
  orders: readonly OrderRequest[],
): Promise<FuzzSource> {
  const { body: document } = await call<OpenApiDocument>(`${url}/openapi.json`);
  const menu = 'hutid=1101&sector=uk-1';
  const products = await Promise.all(
    ['pizzas', 'sides', 'drinks'].map((category) => idsAt(url, `/v2/products/${category}?${menu}`)),
  );
  const deals = await idsAt(url, `/v1/deals?${menu}`);
  const attempts = await attemptsOf(url, orders);
  const transactions = attempts.map(({ transactionId }) => transactionId);
  const states = attempts.map(({ orderState }) => orderState);
  const tokens: string[] = [];
  for (let number = 0; number < customers; number += 1) {
    const token = await tokenOf(url, `fuzz-${seed}-${number}@example.com`);
    if (token !== undefined) tokens.push(token);
  }
  const known: KnownThings = {
    values: {
      ...catalogueValues,
      id: [...products.flat(), ...deals, '1101', 'ND'],
      deals,
      ...(transactions.length > 0 && { transactionid: transactions, orderid: transactions }),
      ...(states.length > 0 && { orderstate: states }),
    },
    orders,
    attempts,
    tokens,
  };
  return { operations: operationsOf(document), known, seed };
}
