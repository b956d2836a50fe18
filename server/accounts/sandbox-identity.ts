import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEmail } from '../../core/accounts/email-rule.ts';
import { providerNamed } from '../../core/accounts/hosted-ui.ts';
import { escapeHtml } from '../shell/escape-html.ts';
import { type AccountContext, emailMarketOf, wrongParameter } from './account-context.ts';
import { hasCome, momentIn } from '../storage/moments.ts';
import { sandboxPage } from './sandbox-page.ts';
import { digestOfSecret } from './secret-digests.ts';
import { emailKey } from './sign-in.ts';
import { vouchedAccount } from './vouched-account.ts';

const path = '/sandbox/identity/oauth2';

/** How long a code is good, in milliseconds: the browser uses it at once. */
const codeLifeMs = 60_000;

/** What the hosted pages are asked for. */
interface Asked {
  readonly identity_provider: string;
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly state: string;
  readonly code_challenge: string;
  readonly email?: string;
}

const text = { type: 'string', minLength: 1, maxLength: 400 } as const;
const querystring = {
  type: 'object',
  required: ['identity_provider', 'client_id', 'redirect_uri', 'state', 'code_challenge'],
  properties: {
    identity_provider: text,
    client_id: text,
    redirect_uri: text,
    state: text,
    code_challenge: text,
    email: { type: 'string', maxLength: 320 },
  },
} as const;

/** Stands in for the hosted sign-in pages of a provider: asks only for an email address [ACC-14]. */
export function registerSandboxIdentity(app: FastifyInstance, context: AccountContext): void {
  const { tokens } = context;
  /** The market and provider of a call, when everything else fits too. */
  const checked = (request: FastifyRequest<{ Querystring: Asked }>) => {
    const { running, manifest } = emailMarketOf(context, request);
    const { identity_provider, client_id, redirect_uri } = request.query;
    const { socialProviders } = manifest.account;
    const provider = socialProviders.find((id) => id === providerNamed(identity_provider));
    if (!provider || client_id !== manifest.identity.webClient) {
      throw wrongParameter('The provider or the client is not known.');
    }
    // Leads back to nothing but the page of this very site, its scheme included [SEC-25].
    const own = `${request.protocol}://${request.host}${manifest.identity.signInPath}`;
    if (redirect_uri !== own) throw wrongParameter('The return address is not ours.');
    const back = new URL(own);
    return { running, manifest, provider, back };
  };

  app.get<{ Querystring: Asked }>(
    `${path}/authorize`,
    {
      schema: {
        summary: 'Sandbox of a provider of social sign-in',
        tags: ['sandbox'],
        querystring,
      },
    },
    async (request, reply) => {
      checked(request);
      const { email: _email, ...kept } = request.query;
      const hidden = Object.entries(kept)
        .map(
          ([name, value]) =>
            `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
        )
        .join('');
      const title = `Sandbox: ${escapeHtml(request.query.identity_provider)}`;
      return sandboxPage(reply, {
        title,
        content: `<h1>${title}</h1><p>No account elsewhere is asked. Whose email does the provider vouch for?</p><form action="${path}/continue">${hidden}<label>Email <input name="email" type="email" required autocomplete="off"></label><button>Continue</button></form>`,
      });
    },
  );

  app.get<{ Querystring: Asked }>(
    `${path}/continue`,
    { schema: { summary: 'Go back with a code', tags: ['sandbox'], querystring } },
    async (request, reply) => {
      const { running, manifest, provider, back } = checked(request);
      const { state, code_challenge: challenge } = request.query;
      const email = emailKey(request.query.email ?? '');
      if (!isEmail(email, manifest.account)) throw wrongParameter('Username should be an email.');
      const { db } = tokens;
      const language = running.locales[0] ?? null;
      const accountId = await vouchedAccount(tokens, { market: running.id, email, language });
      const code = randomBytes(32).toString('base64url');
      await db.deleteFrom('sign_in_code').where(hasCome('ends_at')).execute();
      await db
        .insertInto('sign_in_code')
        .values({
          code_hash: digestOfSecret(code),
          account_id: accountId,
          provider,
          challenge,
          ends_at: momentIn(codeLifeMs),
        })
        .execute();
      back.searchParams.set('code', code);
      back.searchParams.set('state', state);
      return reply.redirect(back.href, 303);
    },
  );
}
