import type { FastifyInstance } from 'fastify';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { KnownDetails } from '../../schemas/types/http/orders.ts';
import { authenticate, type TokenCheck } from '../accounts/authenticate.ts';
import { answers } from '../shell/answer-schemas.ts';
import type { Database } from '../storage/database.ts';
import { ownAddresses } from './address-list.ts';
import { ownPayment } from './own-payment.ts';
import { recentOrders } from './recent-orders.ts';

/** Most addresses that are told. */
const mostAddresses = 8;

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

/** What the caller's account and last orders say of them, for the next checkout to begin with [SHP-16, SHP-34]. */
export function registerKnownDetails(
  app: FastifyInstance,
  { database, tokens }: { readonly database: Database; readonly tokens: TokenCheck },
): void {
  app.get(
    '/v2/orders/orders/details',
    {
      schema: {
        summary:
          'Addresses, contact details and the way of paying that the checkout of the caller begins with',
        tags: ['orders'],
        response: { 200: answers.knownDetails, 401: answers.problem },
      },
    },
    async (request): Promise<KnownDetails> => {
      const orderer = await authenticate(tokens, request);
      const { payment, addresses, orders } = await database.read(async (db) => {
        const recent = await recentOrders(db, orderer);
        return {
          orders: recent.map(({ request: asked }) => asked),
          addresses: await ownAddresses(db, orderer, recent),
          payment: await ownPayment(db, orderer.accountId, recent),
        };
      });
      const contact = contactOf(orders);
      const paymentType = payment.preferred ?? payment.remembered;
      return {
        ...(contact && { contact }),
        addresses: addresses.slice(0, mostAddresses).map(({ address, instructions }) => ({
          address,
          ...(instructions !== undefined && { instructions }),
        })),
        ...(paymentType !== undefined && { paymentType }),
      };
    },
  );
}
