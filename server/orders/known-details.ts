import type { FastifyInstance } from 'fastify';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { KnownDetails } from '../../schemas/types/http/orders.ts';
import { authenticate, type TokenCheck } from '../accounts/authenticate.ts';
import { answers } from '../shell/answer-schemas.ts';
import type { Database } from '../storage/database.ts';

/** Orders that are looked at, the latest first. */
const ordersRead = 30;

/** Most addresses that are told. */
const mostAddresses = 8;

type KnownAddress = KnownDetails['addresses'][number];

const isSame = (one: KnownAddress, other: KnownAddress): boolean => {
  const text = ({ address }: KnownAddress) => {
    const { streettype, streetno, streetname, city, postcode, interior } = address;
    return [streettype, streetno, streetname, city, postcode, interior]
      .map((part) => (part ?? '').toLowerCase().replace(/\s+/g, ''))
      .join('|');
  };
  return text(one) === text(other);
};

/** Where the customer's own deliveries went: what was for somebody else is theirs. */
const addressesOf = (orders: readonly OrderRequest[]): KnownAddress[] =>
  orders
    .flatMap(({ customer: { deliveryAddress, instructions, recipient } }) =>
      deliveryAddress && !recipient
        ? [{ address: deliveryAddress, ...(instructions ? { instructions } : {}) }]
        : [],
    )
    .filter((one, index, all) => all.findIndex((other) => isSame(one, other)) === index)
    .slice(0, mostAddresses);

/** Who ordered last; nobody once the order has lost its personal data [SEC-42]. */
const contactOf = (orders: readonly OrderRequest[]): KnownDetails['contact'] => {
  const { name, firstName, lastName, email, phone } =
    orders.map(({ customer }) => customer).find((customer) => customer.email !== '') ?? {};
  if (name === undefined || email === undefined || phone === undefined) return undefined;
  return {
    name,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    email,
    phone,
  };
};

/** What the caller's last orders say of them, for the next checkout to begin with [SHP-16]. */
export function registerKnownDetails(
  app: FastifyInstance,
  { database, tokens }: { readonly database: Database; readonly tokens: TokenCheck },
): void {
  app.get(
    '/v2/orders/orders/details',
    {
      schema: {
        summary:
          'Addresses, contact details and the way of paying of the last orders of the caller',
        tags: ['orders'],
        response: { 200: answers.knownDetails, 401: answers.problem },
      },
    },
    async (request): Promise<KnownDetails> => {
      const { accountId, market } = await authenticate(tokens, request);
      const rows = await database.read((db) =>
        db
          .selectFrom('order_intent')
          .select('request')
          .where('account_id', '=', accountId)
          .where('market', '=', market)
          .where('state', '=', 'placed')
          .where('erased_at', 'is', null)
          .where('is_erasure_asked', '=', false)
          .orderBy('placed_at', 'desc')
          .limit(ordersRead)
          .execute(),
      );
      const orders = rows.map(({ request: asked }) => asked as OrderRequest);
      const contact = contactOf(orders);
      const paymentType = orders[0]?.payment.type;
      return {
        ...(contact && { contact }),
        addresses: addressesOf(orders),
        ...(paymentType !== undefined && { paymentType }),
      };
    },
  );
}
