import { createHash, randomBytes } from 'node:crypto';
import type {
  IdentityProvider,
  ProviderAnswer,
  SocialReturn,
  VouchedIdentity,
  WayBack,
} from '../../core/accounts/identity-provider.ts';
import type { SocialVisit } from '../../core/accounts/social-visit.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import { FacebookProvider } from './facebook-provider.ts';
import type { OidcOptions, ProviderOptions } from './oidc-options.ts';
import { OpenIdProvider } from './openid-provider.ts';
import { RefusedAnswer, type SignInProvider } from './sign-in-provider.ts';
import { Visits } from './visits.ts';

/** Signs customers in by the providers that the options name, through OpenID Connect's code flow with PKCE [GTW-33]. */
export class OidcSignIn implements IdentityProvider {
  readonly id = 'sign-in-oidc';
  readonly #server: PluginServer<OidcOptions>;
  readonly #visits: Visits;
  readonly #providers: ReadonlyMap<string, SignInProvider>;

  constructor(server: PluginServer<OidcOptions>) {
    this.#server = server;
    this.#visits = new Visits(() => server.installation.oneTime, server.manifest.id);
    this.#providers = new Map(
      Object.entries(server.options.providers).map(([id, options]) => [
        id,
        providerOf(options, server),
      ]),
    );
  }

  serves(provider: string): boolean {
    return this.#providers.has(provider);
  }

  async authorise(visit: SocialVisit): Promise<string> {
    const nonce = randomBytes(32).toString('base64url');
    const pages = await this.#of(visit.provider).pages();
    const state = await this.#visits.begin(visit, nonce);
    const { clientId, scopes, answersBy, flow } = this.#options(visit.provider);
    const address = new URL(pages);
    const asked = {
      client_id: clientId,
      response_type: 'code',
      scope: scopes.join(' '),
      redirect_uri: visit.answerTo,
      state,
      code_challenge: visit.challenge,
      code_challenge_method: 'S256',
      ...(flow === 'openid' && { nonce }),
      ...(answersBy === 'form' && { response_mode: 'form_post' }),
    };
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
    return address.href;
  }

  comeBack(answer: ProviderAnswer): Promise<WayBack | undefined> {
    return this.#visits.answer(answer, (error) =>
      this.#server.log.warn(
        { provider: answer.provider, error: error.slice(0, 60) },
        'a provider signs nobody in',
      ),
    );
  }

  async exchange(back: SocialReturn): Promise<VouchedIdentity | undefined> {
    const { provider, verifier } = back;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const answered = await this.#visits.take(back, challenge);
    if (!answered) return undefined;
    try {
      const claims = await this.#of(provider).identify(answered, verifier);
      const { email = '', subject } = claims;
      const areAlways = this.#options(provider).emails === 'always-verified';
      return { subject, email, isEmailVerified: email !== '' && (areAlways || claims.isVerified) };
    } catch (error) {
      if (!(error instanceof RefusedAnswer)) throw error;
      this.#server.log.warn({ provider, reason: error.message }, 'a sign-in is refused');
      return undefined;
    }
  }

  #options(provider: string): ProviderOptions {
    const options = this.#server.options.providers[provider];
    if (!options) throw new Error('The provider is not one of the options.');
    return options;
  }

  #of(provider: string): SignInProvider {
    const found = this.#providers.get(provider);
    if (!found) throw new Error('The provider is not one of the options.');
    return found;
  }
}

const providerOf = (options: ProviderOptions, server: PluginServer<OidcOptions>): SignInProvider =>
  options.flow === 'facebook'
    ? new FacebookProvider(options, server)
    : new OpenIdProvider(options, server);
