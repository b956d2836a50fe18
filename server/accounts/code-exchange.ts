import { createHash } from 'node:crypto';
import type { CodeExchange, IdentitySession } from '../../schemas/types/http/accounts.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { hasCome } from '../storage/moments.ts';
import type { TokenCheck } from './authenticate.ts';
import type { Device } from './device-of.ts';
import { digestOfSecret, isSameText } from './secret-digests.ts';
import { openSession } from './sessions.ts';

/**
 * Turns the code of the hosted sign-in pages into a session, once, for who asked for it [ACC-14].
 * @throws ProblemError 401 NotAuthorizedException
 */
export async function exchangeCode(
  tokens: TokenCheck,
  { code, verifier }: CodeExchange,
  device: Device,
  identityIn: (market: string) => Manifest['identity'] | undefined,
): Promise<IdentitySession> {
  const { db } = tokens;
  const used = await db
    .deleteFrom('sign_in_code')
    .where('code_hash', '=', digestOfSecret(code))
    .returning(['account_id', 'provider', 'challenge', hasCome('ends_at').as('is_over')])
    .executeTakeFirst();
  const proof = createHash('sha256').update(verifier).digest('base64url');
  const isGood = used !== undefined && !used.is_over && isSameText(used.challenge, proof);
  const account = isGood
    ? await db
        .selectFrom('account')
        .select(['id', 'market'])
        .where('id', '=', used.account_id)
        .executeTakeFirst()
    : undefined;
  const identity = account && identityIn(account.market);
  if (!isGood || !account || !identity) {
    throw new ProblemError(401, 'NotAuthorizedException', 'The code is not good.');
  }
  return openSession(tokens, { accountId: account.id, provider: used.provider, device }, identity);
}
