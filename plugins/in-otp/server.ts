import { defineServerHalf } from '../../core/define-server-half.ts';
import { Refusal, type PluginRoute } from '../../core/server-half/plugin-route.ts';
import { schemas } from './call-schemas.ts';
import { checkCode } from './check-code.ts';
import { customerPath, otpPath, type Registration } from './otp-calls.ts';
import type { OtpOptions } from './otp-options.ts';
import { register } from './register.ts';
import { sendCode } from './send-code.ts';
import { login } from './sign-in.ts';

/** Types a route by its body and the parts of its path. */
const route = <Body, Params = unknown>(
  half: PluginRoute<OtpOptions, Body, unknown, Params>,
): PluginRoute<OtpOptions> => half;

/** Sends and checks codes, registers customers and signs them in [OTP-26, OTP-28, OTP-29, OTP-30, OTP-31]. */
export default defineServerHalf<OtpOptions>({
  routes: [
    route<{ readonly phone: string }>({
      method: 'POST',
      base: otpPath,
      path: '/generate',
      summary: 'Ask for a one-time code by text message',
      body: schemas.generate,
      answers: { 200: schemas.sent },
      answer: async (call, server) => ({
        status: 200,
        body: await sendCode(call, server, call.body.phone),
      }),
    }),
    route<{ readonly code: string; readonly token: string }>({
      method: 'POST',
      base: otpPath,
      path: '/verify',
      summary: 'Give the code of a message',
      body: schemas.verify,
      answers: { 200: schemas.checked },
      answer: async (call, server) => ({
        status: 200,
        body: await checkCode(call, server, call.body),
      }),
    }),
    route<{ readonly sector: string; readonly token: string }>({
      method: 'POST',
      base: customerPath,
      path: '/login',
      summary: 'Sign in with a verified phone number',
      body: schemas.login,
      answers: { 200: schemas.loggedIn },
      answer: async (call, server) => ({ status: 200, body: await login(call, server, call.body) }),
    }),
    route<Registration>({
      method: 'POST',
      base: customerPath,
      path: '/register',
      summary: 'Make the account of a verified phone number',
      body: schemas.register,
      answers: { 201: schemas.registered },
      answer: async (call, server) => ({
        status: 201,
        body: await register(call, server, call.body),
      }),
    }),
    route<unknown, { readonly id: string }>({
      method: 'DELETE',
      base: customerPath,
      path: '/customer/:id',
      summary: 'Delete the account of who is signed in',
      params: schemas.customer,
      answers: { 200: schemas.deleted },
      async answer({ account, accounts, params }) {
        const own = await account();
        if (own === undefined) {
          throw new Refusal(401, 'NotAuthorizedException', 'not authenticated');
        }
        if (params.id !== own) throw new Refusal(403, 'FORBIDDEN', 'It is not your account.');
        await accounts.erase(own);
        return { status: 200, body: { data: { id: own } } };
      },
    }),
  ],
});
