import { isEmail } from '../../core/accounts/email-rule.ts';
import {
  type PluginAnswer,
  type PluginCall,
  Refusal,
} from '../../core/server-half/plugin-route.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { CodeSubject, Identity } from '../../core/server-half/sign-in-accounts.ts';
import type {
  SignUp,
  SignUpAnswer,
  SignUpConfirmation,
} from '../../schemas/types/http/accounts.ts';
import { assertGoodPassword } from './good-password.ts';
import { sendLetter } from './letters.ts';
import { askForCode, assertGood, identityOf, mismatch, tryWith, tryWithCode } from './tries.ts';

/** 400 for a value that the identity service does not take. */
const wrongParameter = (message: string): Refusal =>
  new Refusal(400, 'InvalidParameterException', message);

/** A code that makes an account. */
const signUpOf = (about: Identity): CodeSubject => ({ allows: 'sign-up', about });

/** A sign-up that may be made. */
interface CheckedSignUp {
  readonly about: Identity;
  readonly language: string | undefined;
}

/** @throws Refusal 400 InvalidParameterException, InvalidPasswordException, CommonPasswordException */
function checkedSignUp(
  { account: settings, locales, password: rule }: PluginServer['manifest'],
  { email, password, attributes }: SignUp,
): CheckedSignUp {
  const about = identityOf(email);
  if (!isEmail(about.value, settings)) throw wrongParameter('Username should be an email.');
  if (attributes.tenant !== settings.tenantId) throw wrongParameter('The tenant is not this one.');
  assertGoodPassword(password, rule);
  const language = locales.find((locale) => locale === attributes.language) ?? locales[0];
  return { about, language };
}

/**
 * Makes an account [ACC-15]; where known accounts are told of by letter it only sends one, with a code that makes the
 * account or to the owner of the account there is. That letter comes after the answer, which is always the same [SEC-22].
 * @throws Refusal 400 InvalidParameterException, InvalidPasswordException, CommonPasswordException; 409
 * UsernameExistsException; 429 TooManyRequestsException
 */
export async function signUp(
  call: Pick<PluginCall, 'accounts' | 'guess'>,
  server: PluginServer,
  body: SignUp,
): Promise<PluginAnswer> {
  const asked = checkedSignUp(server.manifest, body);
  if (server.manifest.identity.knownAccounts === 'by-letter') return sendCode(call, server, asked);
  const { about, language } = asked;
  const { accounts, guess } = call;
  const id = await guess(tryWith('account', about), async () => {
    const password = await accounts.passwords.ready(about, body.password);
    const made = await accounts.make(about, { language, password, isChecked: false });
    if (made !== undefined) return made;
    throw new Refusal(409, 'UsernameExistsException', 'An account with this email exists.');
  });
  return { status: 201, body: { id } satisfies SignUpAnswer };
}

const sendCode = (
  { accounts, guess }: Pick<PluginCall, 'accounts' | 'guess'>,
  server: PluginServer,
  { about, language }: CheckedSignUp,
): Promise<PluginAnswer> =>
  guess(askForCode(server, about), async () => {
    const email = about.value;
    const send = async (): Promise<void> => {
      const known = await accounts.meet(about);
      const code = await accounts.codes.make(signUpOf(about), server.manifest.identity.resetCode);
      await (known
        ? sendLetter(server, 'known', { email, language: known.language })
        : sendLetter(server, 'signUp', { email, language, code }));
    };
    return { status: 202, body: { next: 'code' } satisfies SignUpAnswer, goesOn: send() };
  });

/**
 * Makes an account with the code of a letter, its email address checked thereby [SEC-22, GTW-35].
 * @throws Refusal 400 CodeMismatchException, also where there is an account, ExpiredCodeException,
 * InvalidParameterException, InvalidPasswordException, CommonPasswordException; 429 TooManyRequestsException
 */
export async function confirmSignUp(
  { accounts, guess }: Pick<PluginCall, 'accounts' | 'guess'>,
  server: Pick<PluginServer, 'manifest'>,
  { code, ...body }: SignUpConfirmation,
): Promise<SignUpAnswer> {
  const { about, language } = checkedSignUp(server.manifest, body);
  return guess(tryWithCode(server, about), async () => {
    const password = await accounts.passwords.ready(about, body.password);
    let made: SignUpAnswer = {};
    const verdict = await accounts.codes.spend(
      signUpOf(about),
      code.trim(),
      server.manifest.identity.resetCode,
      async (changes) => {
        const id = await changes.make(about, { language, password, isChecked: true });
        if (id === undefined) throw mismatch();
        made = { id };
      },
    );
    assertGood(verdict);
    return made;
  });
}
