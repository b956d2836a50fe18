import { defineServerHalf } from '../../core/define-server-half.ts';
import type { PluginRoute } from '../../core/server-half/plugin-route.ts';
import type {
  Credentials,
  NewPassword,
  SignUp,
  SignUpConfirmation,
} from '../../schemas/types/http/accounts.ts';
import { forgotPassword, setPassword } from './new-password.ts';
import { signIn } from './password-sign-in.ts';
import { confirmSignUp, signUp } from './sign-up.ts';
import { limitCall } from './tries.ts';

type Options = Readonly<Record<string, unknown>>;

/** Types a route by its body; its address is the one that apps know [ACC-44]. */
const route = <Body>(
  half: Omit<PluginRoute<Options, Body>, 'base' | 'method'>,
): PluginRoute<Options> => ({ ...half, base: '/v1/identity', method: 'POST' });

const answer = { $ref: 'SignUpAnswer#' };
const done = { type: 'null', description: 'Done.' };

/** Signs customers up and in, and lets them set a new password [ACC-44]. */
export default defineServerHalf({
  routes: [
    route<SignUp>({
      path: '/sign-up',
      summary: 'Make an account, or ask for the letter whose code makes it',
      body: { $ref: 'SignUp#' },
      answers: { 201: answer, 202: answer },
      async answer(call, server) {
        await limitCall(call, server, 'sign-up', call.body.email);
        await call.checkForBot('sign-up');
        return signUp(call, server, call.body);
      },
    }),
    route<SignUpConfirmation>({
      path: '/sign-up-confirm',
      summary: 'Make an account with the code of a letter',
      body: { $ref: 'SignUpConfirmation#' },
      answers: { 201: answer },
      answer: async (call, server) => ({
        status: 201,
        body: await confirmSignUp(call, server, call.body),
      }),
    }),
    route<Credentials>({
      path: '/sign-in',
      summary: 'Sign in with email and password',
      body: { $ref: 'Credentials#' },
      answers: { 200: { $ref: 'IdentitySession#' } },
      async answer(call, server) {
        await limitCall(call, server, 'sign-in', call.body.email);
        return { status: 200, body: await signIn(call, server, call.body) };
      },
    }),
    route<{ readonly email: string }>({
      path: '/forgot-password',
      summary: 'Ask for a code to set a new password with',
      body: { $ref: 'ForgotPassword#' },
      answers: { 204: done },
      async answer(call, server) {
        await limitCall(call, server, 'forgot-password', call.body.email);
        await call.checkForBot('forgot-password');
        return forgotPassword(call, server, call.body.email);
      },
    }),
    route<NewPassword>({
      path: '/forgot-password-submit',
      summary: 'Set a new password with a code',
      body: { $ref: 'NewPassword#' },
      answers: { 204: done },
      async answer(call, server) {
        await limitCall(call, server, 'forgot-password-submit', call.body.email);
        await setPassword(call, server, call.body);
        return { status: 204 };
      },
    }),
  ],
});
