import { randomUUID } from 'node:crypto';
import type { LoyaltyAccount } from '../../../schemas/types/http/loyalty.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type {
  OrderFailure,
  Placement,
  Preauthorisation,
} from '../../../schemas/types/http/orders.ts';
import { signAccessToken } from '../../../server/accounts/account-tokens.ts';
import type { CallHeaders } from '../call.ts';
import { placeRequest, preauthorise, type Sample, sampleOrder } from '../orders/sample-orders.ts';
import { cardToken } from '../payments/sandbox-payments.ts';
import type { TestServer } from '../start-server.ts';

/** A signed-in customer of a test. */
export interface Customer {
  readonly accountId: string;
  readonly headers: CallHeaders;
}

/** What a customer is signed in with. */
type SignInParts = Pick<TestServer, 'db' | 'dependencies'> & {
  readonly clock: Pick<TestServer['clock'], 'now'>;
};

/**
 * A customer with an account and a session, as signing in leaves them.
 * @param lifeMs how long the session lives, in milliseconds
 */
export async function signedIn(
  { clock, db, dependencies }: SignInParts,
  market = 'uk',
  lifeMs = 3_600_000,
): Promise<Customer> {
  const [accountId, sessionId] = [randomUUID(), randomUUID()];
  const ends = clock.now() + lifeMs;
  await db
    .insertInto('account')
    .values({ id: accountId, market, email: `${accountId}@example.com` })
    .execute();
  await db
    .insertInto('account_session')
    .values({
      id: sessionId,
      account_id: accountId,
      refresh_hash: sessionId,
      provider: 'password',
      ends_at: new Date(ends),
    })
    .execute();
  const { tokenSecret } = dependencies.tokens;
  const token = signAccessToken(tokenSecret, { accountId, sessionId, turn: 0, expiresAt: ends });
  return { accountId, headers: { authorization: `Bearer ${token}` } };
}

/** The loyalty account of a customer as the server tells it. */
export const loyaltyOf = async (
  server: TestServer,
  { headers }: Customer,
  market = 'uk',
): Promise<LoyaltyAccount> =>
  (await server.get<LoyaltyAccount>(`/v2/loyalty/account?marketId=${market}`, headers)).body;

/** A customer who joined, with so many points on the books. */
export async function member(
  server: TestServer,
  points = 0,
  market = 'uk',
): Promise<Customer & { readonly token: string }> {
  const customer = await signedIn(server, market);
  const path = `/v2/loyalty/account?marketId=${market}`;
  const { body } = await server.post<LoyaltyAccount>(path, {}, customer.headers);
  await server.db
    .updateTable('loyalty_account')
    .set({ balance: points })
    .where('account_id', '=', customer.accountId)
    .execute();
  return { ...customer, token: body.loyaltyProviderAuthToken };
}

/** Gives a member points, with the entry that brought them: nothing else may have moved any. */
export async function bookPoints(
  db: TestServer['db'],
  { accountId: account_id }: Pick<Customer, 'accountId'>,
  points: number,
): Promise<void> {
  await db.insertInto('loyalty_entry').values({ account_id, cause: 'earned', points }).execute();
  await db
    .updateTable('loyalty_account')
    .set({ balance: points })
    .where('account_id', '=', account_id)
    .execute();
}

/** The free pizza of the British programme. */
export const freePizza = {
  id: 'free-medium-2-topping-pizza',
  redeemId: 'hut-rewards-pizza',
  slots: [
    {
      type: 'pizza',
      productId: 'margherita',
      size: 'medium',
    },
  ],
} as const satisfies NonNullable<Sample['deals']>[number];

/** Three pizzas paid by card, with what a member's browser says besides. */
export const memberOrder = (
  server: TestServer,
  { accountId, token }: { readonly accountId: string; readonly token: string },
  points: number,
  sample: Sample = {},
) =>
  sampleOrder(server, {
    items: ['pepperoni-classic', 'margherita', 'pepperoni-classic'],
    ...(points > 0 && { deals: [freePizza], paymentType: 'microform' }),
    ...sample,
    facts: { accountId, loyalty: { token, points }, ...sample.facts },
  });

/** Pre-authorises an order of a customer. */
export const preauthorisedBy = <Body = Preauthorisation>(
  server: TestServer,
  { headers }: Pick<Customer, 'headers'>,
  request: OrderRequest,
) => preauthorise<Body>(server, request, headers);

/** Places a pre-authorised order of a customer, with a card that is approved where it is paid by one. */
export async function placeBy(
  server: TestServer,
  { headers }: Pick<Customer, 'headers'>,
  request: OrderRequest,
  preauthorised: Preauthorisation,
) {
  const isCard = request.payment.type === 'microform';
  const token = isCard && (await cardToken(server, preauthorised.transactionId, 'approve'));
  const place = placeRequest(
    request,
    preauthorised,
    token ? { paymentAuthorisationResponse: token } : {},
  );
  return server.post<Placement & OrderFailure>('/v1/orders/place', place, headers);
}

/** An order of a customer, placed from start to end. */
export async function placedBy(
  server: TestServer,
  customer: Pick<Customer, 'headers'>,
  request: OrderRequest,
): Promise<Placement> {
  const opened = await preauthorisedBy(server, customer, request);
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
  const { status, body } = await placeBy(server, customer, request, opened.body);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
