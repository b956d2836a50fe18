import { OrderFailureError } from './order-failure.ts';
import type { OrderContext } from './order-context.ts';

/**
 * Checks who orders: a token must be valid when there is one [ORD-71], and an account must be the token's own
 * [ORD-05].
 */
export async function checkAccount(
  { accountOf }: Pick<OrderContext, 'accountOf'>,
  idToken: string | undefined,
  accountId: string | undefined,
): Promise<void> {
  const owner = idToken === undefined ? undefined : await accountOf(idToken);
  if (idToken !== undefined && owner === undefined) {
    throw new OrderFailureError(401, {
      name: 'UNAUTHENTICATED',
      message: 'The id-token is not valid.',
    });
  }
  if (accountId === undefined) return;
  if (owner === undefined) {
    throw new OrderFailureError(401, {
      name: 'UNAUTHENTICATED',
      message: 'An order for an account needs its id-token.',
    });
  }
  if (owner !== accountId) {
    throw new OrderFailureError(403, {
      name: 'FORBIDDEN',
      message: 'The account belongs to somebody else.',
    });
  }
}
