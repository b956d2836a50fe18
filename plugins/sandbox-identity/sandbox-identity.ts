import { createHash } from 'node:crypto';
import { hostedSignIn } from '../../core/accounts/hosted-ui.ts';
import type {
  IdentityProvider,
  IdentityTrial,
  SocialReturn,
  VouchedIdentity,
} from '../../core/accounts/identity-provider.ts';
import type { SocialVisit } from '../../core/accounts/social-visit.ts';
import type { Installation } from '../../core/installation.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** What manifests call it. */
export const sandboxIdentityName = 'sandbox-identity';

/** How long a code is good, in milliseconds: the browser uses it at once. */
const codeLifeMs = 60_000;

/** What a code stands for until it is used. */
type Vouched = Omit<SocialVisit, 'state'> & { readonly market: string; readonly email: string };

/** Stands in for every provider of social sign-in: believes whoever says what their email address is [ACC-14]. */
export class SandboxIdentity implements IdentityProvider {
  readonly id = sandboxIdentityName;
  readonly trial: IdentityTrial;
  readonly #manifest: Manifest;
  readonly #installation: Installation;

  constructor({
    manifest,
    installation,
  }: {
    readonly manifest: Manifest;
    readonly installation: Installation;
  }) {
    this.#manifest = manifest;
    this.#installation = installation;
    this.trial = { vouch: (visit, email) => this.#vouch(visit, email) };
  }

  serves(): boolean {
    return true;
  }

  authorise(visit: SocialVisit): Promise<string> {
    return Promise.resolve(hostedSignIn(this.#manifest.identity, visit));
  }

  async exchange(back: SocialReturn): Promise<VouchedIdentity | undefined> {
    const kept = await this.#installation.oneTime.take(this.id, back.code);
    if (!kept) return undefined;
    const { email, market, provider, returnTo, challenge } = kept as unknown as Vouched;
    const isGood =
      market === this.#manifest.id &&
      provider === back.provider &&
      returnTo === back.returnTo &&
      challenge === createHash('sha256').update(back.verifier).digest('base64url');
    return isGood ? { subject: email, email, isEmailVerified: true } : undefined;
  }

  #vouch({ provider, returnTo, challenge }: SocialVisit, email: string): Promise<string> {
    const vouched = { market: this.#manifest.id, email, provider, returnTo, challenge };
    return this.#installation.oneTime.keep(this.id, vouched, codeLifeMs);
  }
}
