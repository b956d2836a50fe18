import { openPluginTree } from '../../../client/plugins/plugin-tree.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import inOtp, { type Otp } from '../../../plugins/in-otp/client.ts';
import type { OtpApi } from '../../../plugins/in-otp/otp-api.ts';
import type { SignedInAccount } from '../../../plugins/in-otp/otp-calls.ts';
import { ada, openAccount, sessionOf } from '../../client/accounts/open-account.ts';

export const phone = '+919876543210';

/** What the server answers of somebody who is signed in. */
export const signedIn = (
  environment: Pick<WholeEnvironment, 'now'>,
  changes: Partial<SignedInAccount> = {},
): SignedInAccount => ({
  id: ada.id,
  firstName: 'Ada',
  lastName: 'Byron',
  phone,
  email: 'ada@example.com',
  marketing: { all: false },
  shadow: false,
  token: 'access-1',
  session: sessionOf(environment),
  ...changes,
});

/** India's application with the stores of account and codes, whose services a test answers. */
export const openOtp = async (
  own: Partial<OtpApi> = {},
  overrides: Partial<WholeEnvironment> = {},
) => {
  const opened = await openAccount({}, overrides, 'in');
  const { app, answered, environment } = opened;
  const otp = openPluginTree(app, { id: 'in-otp', options: {} }, inOtp) as Otp;
  const data = signedIn(environment);
  otp.useApi(
    answered<OtpApi>(own, {
      generate: async () => ({ token: 'asked-1' }),
      verify: async () => ({ result: true, token: 'verified-1' }),
      login: async () => ({ data }),
      register: async () => ({ data }),
    }),
  );
  return { ...opened, otp };
};

/** An answer that comes when it is told to. */
export const later = <Answer>() => {
  let come: (answer: Answer) => void = () => {};
  const answer = new Promise<Answer>((resolve) => (come = resolve));
  return { answer, come };
};
