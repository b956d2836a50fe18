import type { FastifyInstance, FastifyRequest } from 'fastify';
import { marketParameter } from '../../core/shell/page-address.ts';
import { bearerTokenOf, type TokenCheck } from '../accounts/authenticate.ts';
import { readAccessToken } from '../accounts/account-tokens.ts';
import { cookieOf } from '../markets/market-of-request.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { searchOf } from '../shell/request-address.ts';
import type { Database } from '../storage/database.ts';

/** An application with what tells whether a call is of its markets. */
export interface CallOwner {
  readonly app: FastifyInstance;
  readonly database: Pick<Database, 'db'>;
  readonly markets: MarketRegistry;
  readonly tokens: TokenCheck;
}

/** What of a call names a market, besides its host. */
interface Named {
  readonly sectors: readonly string[];
  readonly markets: readonly string[];
  /** Ids of orders, of either kind. */
  readonly orders: readonly string[];
}

/**
 * Whose a call is by its address and headers: as `marketOf` has it by host, sector or choice; on a host of no market also
 * by the customer's token and by the order that it names. Undefined where nothing of it names a market.
 */
export async function ownerOfCall(
  owners: readonly CallOwner[],
  request: FastifyRequest,
): Promise<CallOwner | undefined> {
  const byHost = owners.find(({ markets }) => markets.byHost(request.hostname));
  if (byHost) return byHost;
  const params = (request.params ?? {}) as Readonly<Record<string, unknown>>;
  const query = searchOf(request);
  const texts = (values: readonly unknown[]): readonly string[] =>
    values.filter((value) => typeof value === 'string');
  const sectors = [params['sector'], query.get('sector'), query.get('sectors')];
  const chosen = query.get(marketParameter) ?? cookieOf(request, marketParameter);
  const named: Named = {
    sectors: texts(sectors).flatMap((list) => list.split(',')),
    markets: texts([params['market'], query.get('marketId'), chosen]),
    orders: texts([params['orderId'], params['transactionId']]),
  };
  return (
    ownerOfMarket(owners, named) ??
    ownerOfToken(owners, request) ??
    ownerOfOrder(owners, named.orders)
  );
}

const ownerOfMarket = (
  owners: readonly CallOwner[],
  { sectors, markets }: Pick<Named, 'sectors' | 'markets'>,
): CallOwner | undefined =>
  owners.find((owner) => sectors.some((sector) => owner.markets.bySector(sector))) ??
  owners.find((owner) => markets.some((market) => owner.markets.byId(market)));

/** Each database signs the tokens of its own accounts. */
function ownerOfToken(
  owners: readonly CallOwner[],
  request: FastifyRequest,
): CallOwner | undefined {
  const token = bearerTokenOf(request);
  if (token === undefined) return undefined;
  return owners.find(({ tokens }) => readAccessToken(tokens.tokenSecret, token));
}

/** The application whose database has an order; one whose database does not answer has none. */
async function ownerOfOrder(
  owners: readonly CallOwner[],
  ids: readonly string[],
): Promise<CallOwner | undefined> {
  if (ids.length === 0) return undefined;
  const found = owners.map(async (owner): Promise<CallOwner> => {
    const name = await owner.database.db
      .selectFrom('order_name')
      .select('order_id')
      .where(({ eb, or }) => or([eb('order_id', 'in', ids), eb('transaction_id', 'in', ids)]))
      .executeTakeFirst();
    if (name) return owner;
    throw new Error('The order is in another database.');
  });
  return Promise.any(found).catch(() => undefined);
}

/** Whose a call is by its body, where nothing else of it says so. */
export async function ownerOfBody(
  owners: readonly CallOwner[],
  body: unknown,
): Promise<CallOwner | undefined> {
  const named = {
    sectors: namedIn(body, ['sector']),
    markets: namedIn(body, ['market']),
    orders: namedIn(body, ['transactionId', 'orderId']),
  };
  return ownerOfMarket(owners, named) ?? ownerOfOrder(owners, named.orders);
}

/** How deep a body is looked through: what names a market is near its top. */
const deepest = 4;

/** The texts in a body under some keys. */
function namedIn(value: unknown, keys: readonly string[], depth = 0): readonly string[] {
  if (typeof value !== 'object' || value === null || depth > deepest) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    typeof part === 'string' ? (keys.includes(key) ? [part] : []) : namedIn(part, keys, depth + 1),
  );
}
