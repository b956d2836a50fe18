import type {
  ProviderAnswer,
  SocialReturn,
  WayBack,
} from '../../core/accounts/identity-provider.ts';
import type { SocialVisit } from '../../core/accounts/social-visit.ts';
import type { OneTimeValues } from '../../core/installation.ts';

/** How long a customer may be at a provider, in milliseconds. */
const visitLifeMs = 15 * 60_000;

/** How long the code for the page is good, in milliseconds: the browser uses it at once. */
const codeLifeMs = 60_000;

/** A visit to a provider, as it is kept until the provider answers. */
export type Visit = Omit<SocialVisit, 'state'> & {
  readonly market: string;
  /** As the browser knows it. */
  readonly state: string;
  /** What the id token has to say, which is made for this visit alone. */
  readonly nonce: string;
};

/** A visit that was answered. */
export interface AnsweredVisit {
  readonly visit: Visit;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Names of the errors by which a provider says that the customer has said no. */
const declined = ['access_denied', 'user_cancelled_authorize'];

/** The parameters of an answer that mean something here; a provider adds others, such as the customer's name. */
const known = ['code', 'state', 'iss'];

const visitsOf = 'sign-in-oidc visit';
const answersOf = 'sign-in-oidc answer';

/**
 * The visits to providers. Each is kept under a code of its own that goes with the state, and is taken by the first answer;
 * what was answered is kept under another code and taken by the page. So state, nonce and answer are good once [GTW-33].
 */
export class Visits {
  readonly #oneTime: () => OneTimeValues;
  readonly #market: string;

  constructor(oneTime: () => OneTimeValues, market: string) {
    this.#oneTime = oneTime;
    this.#market = market;
  }

  /** Keeps a visit; answers the state for the provider. */
  async begin(visit: SocialVisit, nonce: string): Promise<string> {
    const kept: Visit = { ...visit, nonce, market: this.#market };
    return `${visit.state}.${await this.#oneTime().keep(visitsOf, { ...kept }, visitLifeMs)}`;
  }

  /** Takes the answer to a visit; undefined for an answer to none. @param refused hears of an error that is not the customer's no */
  async answer(
    { provider, returnTo, parameters }: ProviderAnswer,
    refused: (error: string) => void,
  ): Promise<WayBack | undefined> {
    const { state = '', code, error } = parameters;
    const taken = await this.#oneTime().take(visitsOf, state.slice(state.lastIndexOf('.') + 1));
    if (!taken) return undefined;
    const visit = taken as unknown as Visit;
    const isIts =
      state.startsWith(`${visit.state}.`) &&
      visit.market === this.#market &&
      visit.provider === provider &&
      visit.returnTo === returnTo;
    if (!isIts || (error === undefined && !code)) return undefined;
    if (error !== undefined) {
      if (!declined.includes(error)) refused(error);
      return { state: visit.state, code: undefined };
    }
    const kept = known.filter((name) => Object.hasOwn(parameters, name));
    const answered = {
      visit: { ...visit },
      parameters: Object.fromEntries(kept.map((name) => [name, parameters[name] ?? ''])),
    };
    const codeForPage = await this.#oneTime().keep(answersOf, answered, codeLifeMs);
    return { state: visit.state, code: codeForPage };
  }

  /** The answered visit of who came back; undefined for one of another browser, page, provider or market, or for none. */
  async take(back: SocialReturn, challenge: string): Promise<AnsweredVisit | undefined> {
    const taken = await this.#oneTime().take(answersOf, back.code);
    if (!taken) return undefined;
    const answered = taken as unknown as AnsweredVisit;
    const { visit } = answered;
    const isIts =
      visit.market === this.#market &&
      visit.provider === back.provider &&
      visit.returnTo === back.returnTo &&
      visit.challenge === challenge;
    return isIts ? answered : undefined;
  }
}
