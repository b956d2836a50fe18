import type { IdentitySession, OrderRequest, Preauthorisation } from '../../schemas/types.ts';
import { type Answer, call } from '../api/call.ts';
import { catalogueValues, type KnownThings } from './known-things.ts';
import { type OpenApiDocument, operationsOf } from './open-api.ts';
import type { FuzzSource } from './fuzz-call.ts';

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

/**
 * Finds out what a server offers and sells, makes two customers and stores some orders, so that calls can name them.
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
  const stored = await Promise.all(
    orders.map((order) => post<Preauthorisation>(`${url}/v1/orders/preauthorise`, order)),
  );
  const transactions = stored.flatMap(({ body }) => body.transactionId ?? []);
  const states = stored.flatMap(({ body }) => body.orderState ?? []);
  const tokens = await Promise.all(
    ['one', 'two'].map((name) => tokenOf(url, `fuzz-${seed}-${name}@example.com`)),
  );
  const known: KnownThings = {
    values: {
      ...catalogueValues,
      id: [...products.flat(), ...deals, '1101', 'ND'],
      deals,
      ...(transactions.length > 0 && { transactionid: transactions, orderid: transactions }),
      ...(states.length > 0 && { orderstate: states }),
    },
    orders,
    tokens: tokens.filter((token) => token !== undefined),
  };
  return { operations: operationsOf(document), known, seed };
}
