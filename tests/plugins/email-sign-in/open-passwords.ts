import type { App } from '../../../client/app-store.ts';
import type { Environment } from '../../../client/kernel/environment.ts';
import { openPluginTree } from '../../../client/plugins/plugin-tree.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import emailSignIn, {
  type EmailSignIn,
  type PasswordApi,
} from '../../../plugins/email-sign-in/client.ts';
import { ada, openAccount, sessionOf } from '../../client/accounts/open-account.ts';
import type { MarketId } from '../../core/test-market.ts';

type Opened = Awaited<ReturnType<typeof openAccount>>;

/** What a test answers in place of the server. */
export interface PasswordAnswers extends NonNullable<Parameters<typeof openAccount>[0]> {
  readonly passwords?: Partial<PasswordApi>;
}

/** The plugin's store in an application, its calls written down with those of the account. */
export const passwordStore = (
  app: App,
  environment: Pick<Environment, 'now'>,
  answered: Opened['answered'],
  passwords: Partial<PasswordApi> = {},
): EmailSignIn => {
  const store = openPluginTree(
    app,
    { id: 'email-sign-in', options: {} },
    emailSignIn,
  ) as EmailSignIn;
  store.useApi(
    answered<PasswordApi>(passwords, {
      signIn: async () => sessionOf(environment),
      signUp: async () => ({ id: ada.id }),
      confirmSignUp: async () => ({ id: ada.id }),
      forgotPassword: async () => undefined,
      setPassword: async () => undefined,
    }),
  );
  return store;
};

/** The application with the stores of account and passwords, whose services a test answers. */
export const openPasswords = async (
  { passwords, ...answers }: PasswordAnswers = {},
  overrides: Partial<WholeEnvironment> = {},
  market: MarketId = 'uk',
) => {
  const opened = await openAccount(answers, overrides, market);
  const { app, environment, answered } = opened;
  return { ...opened, signIn: passwordStore(app, environment, answered, passwords) };
};
