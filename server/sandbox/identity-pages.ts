import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emailKey, isEmail } from '../../core/accounts/email-rule.ts';
import { providerNamed } from '../../core/accounts/hosted-ui.ts';
import { type AccountContext, wrongParameter } from '../accounts/account-context.ts';
import { socialSignIn } from '../accounts/social-sign-in.ts';
import { escapeHtml } from '../shell/escape-html.ts';
import { notFound } from '../shell/problem-error.ts';
import { sandboxPage } from './sandbox-page.ts';

const path = '/sandbox/identity/oauth2';

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

/** The pages of social sign-in that believe any email address; in a market without a trial they are not there [ACC-14]. */
export function registerIdentityPages(
  app: FastifyInstance,
  context: Pick<AccountContext, 'markets'>,
): void {
  /** What a call is about, when everything in it fits. */
  const checked = (request: FastifyRequest<{ Querystring: Asked }>) => {
    const { identity_provider, client_id, redirect_uri } = request.query;
    const { at, social } = socialSignIn(context, request, providerNamed(identity_provider));
    const { by, ...place } = social;
    if (!by.trial) throw notFound('This page');
    if (client_id !== at.manifest.identity.webClient) {
      throw wrongParameter('The client is not known.');
    }
    if (redirect_uri !== place.returnTo) throw wrongParameter('The return address is not ours.');
    return { manifest: at.manifest, trial: by.trial, place };
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
      const { manifest, trial, place } = checked(request);
      const { state, code_challenge: challenge } = request.query;
      const email = emailKey(request.query.email ?? '');
      if (!isEmail(email, manifest.account)) throw wrongParameter('Username should be an email.');
      const code = await trial.vouch({ ...place, state, challenge }, email);
      const back = new URL(place.returnTo);
      back.searchParams.set('code', code);
      back.searchParams.set('state', state);
      return reply.redirect(back.href, 303);
    },
  );
}
