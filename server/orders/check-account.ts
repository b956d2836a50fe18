import type { SignedIn } from '../accounts/authenticate.ts';
import { OrderFailureError } from '../intents/order-failure.ts';
import type { OrderContext } from '../intents/order-context.ts';

/** Who orders with an account. */
export type Orderer = Pick<SignedIn, 'accountId' | 'market'>;

const notTheirs = (message: string): OrderFailureError =>
  new OrderFailureError(403, { name: 'FORBIDDEN', message });

/** 401: who orders is not signed in any more. */
export const notSignedIn = (message = 'The id-token is not valid.'): OrderFailureError =>
  new OrderFailureError(401, { name: 'UNAUTHENTICATED', message });

/**
 * Checks who orders: a token must be valid when there is one [ORD-71], and an account must be the token's own
 * [ORD-05].
 * @returns the account of the token; undefined for a guest
 */
export async function checkAccount(
  { accountOf }: Pick<OrderContext, 'accountOf'>,
  idToken: string | undefined,
  accountId: string | undefined,
): Promise<Orderer | undefined> {
  const owner = idToken === undefined ? undefined : await accountOf(idToken);
  if (idToken !== undefined && owner === undefined) throw notSignedIn();
  if (accountId === undefined) return owner;
  if (owner === undefined) throw notSignedIn('An order for an account needs its id-token.');
  if (owner.accountId !== accountId) throw notTheirs('The account belongs to somebody else.');
  return owner;
}

/**
 * Checks that the orderer's account is one of the market that sells.
 * @returns id of the account; null for a guest
 */
export function ownerIn(orderer: Orderer | undefined, market: string): string | null {
  if (orderer && orderer.market !== market) throw notTheirs('The account is of another market.');
  return orderer?.accountId ?? null;
}
