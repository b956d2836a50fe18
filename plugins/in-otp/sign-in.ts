import { Refusal, type PluginCall } from '../../core/server-half/plugin-route.ts';
import type { KnownAccount } from '../../core/server-half/sign-in-accounts.ts';
import type { IdentitySession } from '../../schemas/types/http/accounts.ts';
import { notVerified, verifiedRules } from './check-code.ts';
import { limitCall, type OtpServer } from './limits.ts';
import type { AccountInfo, LoginAnswer, SignedInAccount } from './otp-calls.ts';
import { openToken, subjectOf } from './sealed-token.ts';

/** What sessions say that their customer showed. */
const provider = 'phone-code';

/** @throws Refusal 400 for a sector that the market does not have */
export function assertSector({ manifest }: Pick<OtpServer, 'manifest'>, sector: string): void {
  if (!manifest.sectors.includes(sector)) {
    throw new Refusal(400, 'SECTOR_UNKNOWN', 'The market has no such sector.');
  }
}

/** An account as its owner sees it; without names or email address they have yet to register [OTP-16]. */
export const infoOf = (
  { id, details }: Pick<KnownAccount, 'id' | 'details'>,
  phone: string,
): AccountInfo => {
  const { firstName = '', lastName = '', email = '', marketing = false } = details;
  const shadow = [firstName, lastName, email].includes('');
  return { id, firstName, lastName, phone, email, marketing: { all: marketing }, shadow };
};

/** Opens a session of an account. @throws Refusal 401 where the account has just gone */
export async function signedIn(
  { accounts }: Pick<PluginCall, 'accounts'>,
  info: AccountInfo,
): Promise<SignedInAccount> {
  const session: IdentitySession | undefined = await accounts.startSession({
    accountId: info.id,
    provider,
  });
  if (!session) throw notVerified();
  return { ...info, token: session.authentication.access, session };
}

/**
 * Signs in who has shown that a phone number is theirs [OTP-30]. With the account of a registered customer the verified
 * token is used up; any other is still needed to register with.
 * @throws Refusal 400 SECTOR_UNKNOWN, 401 NotAuthorizedException; 429
 */
export async function login(
  call: Pick<PluginCall, 'accounts' | 'limit'>,
  server: OtpServer,
  { sector, token }: { readonly sector: string; readonly token: string },
): Promise<LoginAnswer> {
  await limitCall(call, server, 'login');
  assertSector(server, sector);
  const verified = await openToken(server, 'verified', token);
  if (!verified) throw notVerified();
  await limitCall(call, server, 'login of', verified.phone);
  const { codes, find } = call.accounts;
  const subject = subjectOf('verified', verified);
  if ((await codes.look(subject, verified.code, verifiedRules)) !== 'good') throw notVerified();
  const known = await find(subject.about);
  if (!known) return {};
  const info = infoOf(known, verified.phone);
  if (!info.shadow) {
    const used = await codes.spend(subject, verified.code, verifiedRules, async () => {});
    if (used !== 'good') throw notVerified();
  }
  return { data: await signedIn(call, info) };
}
