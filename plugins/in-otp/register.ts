import { Refusal, type PluginCall } from '../../core/server-half/plugin-route.ts';
import type { AccountChanges, AccountDetails } from '../../core/server-half/sign-in-accounts.ts';
import { notVerified, verifiedRules } from './check-code.ts';
import { limitCall, type OtpServer } from './limits.ts';
import type { RegisterAnswer, Registration } from './otp-calls.ts';
import { registrationProblems } from './registration-rule.ts';
import { openToken, subjectOf } from './sealed-token.ts';
import { assertSector, infoOf, signedIn } from './sign-in.ts';

/** @throws Refusal 400 DETAILS_INVALID for names or an email address that the form would not take [OTP-18, OTP-19] */
function detailsOf(
  { manifest }: Pick<OtpServer, 'manifest'>,
  { firstName, lastName, email, marketing }: Registration,
): AccountDetails {
  const wrong = Object.keys(registrationProblems({ firstName, lastName, email }, manifest.account));
  if (wrong.length > 0) {
    throw new Refusal(400, 'DETAILS_INVALID', `These fields are not right: ${wrong.join(', ')}.`);
  }
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    marketing: marketing.all,
  };
}

/**
 * Makes the account of a phone number that its owner has verified, or completes the one that there is, and signs in
 * [OTP-29]. The verified token is used up with it, in one transaction.
 * @throws Refusal 400 SECTOR_UNKNOWN, DETAILS_INVALID, PHONE_INVALID, 401 NotAuthorizedException; 429
 */
export async function register(
  call: Pick<PluginCall, 'accounts' | 'bearer' | 'limit'>,
  server: OtpServer,
  body: Registration,
): Promise<RegisterAnswer> {
  await limitCall(call, server, 'register');
  const verified = await openToken(server, 'verified', call.bearer ?? '');
  if (!verified) throw notVerified();
  assertSector(server, body.sector);
  if (body.phone !== verified.phone) {
    throw new Refusal(400, 'PHONE_INVALID', 'The phone number is not the verified one.');
  }
  const details = detailsOf(server, body);
  const subject = subjectOf('verified', verified);
  const account = { language: server.manifest.locales[0], isChecked: true };
  let id = '';
  const keep = async (changes: AccountChanges): Promise<void> => {
    const known = await changes.find(subject.about);
    const made = known?.id ?? (await changes.make(subject.about, account));
    // Somebody else has just made it, with a token of their own: this one stays good for another try.
    if (made === undefined) throw notVerified();
    await changes.setDetails(made, details);
    id = made;
  };
  const used = await call.accounts.codes.spend(subject, verified.code, verifiedRules, keep);
  if (used !== 'good') throw notVerified();
  return { data: await signedIn(call, infoOf({ id, details }, verified.phone)) };
}
