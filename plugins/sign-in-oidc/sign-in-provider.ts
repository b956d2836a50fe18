import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { AnsweredVisit } from './visits.ts';

/** What a provider needs of the server. */
export type Surroundings = Pick<PluginServer, 'callOutside' | 'now' | 'variable'>;

/** What a provider says of a customer. */
export interface Claims {
  readonly subject: string;
  readonly email: string | undefined;
  /** Whether it says that it has verified the address. */
  readonly isVerified: boolean;
}

/** A provider, however it tells who a customer is. */
export interface SignInProvider {
  /** Where its pages are. */
  pages(): Promise<string>;
  /** @throws RefusedAnswer for an answer that is not good; anything else where it cannot be asked */
  identify(answered: AnsweredVisit, verifier: string): Promise<Claims>;
}

/** An answer of a provider, or a token of its, that is not good. The reason holds nothing of a customer, code or proof. */
export class RefusedAnswer extends Error {
  override readonly name = 'RefusedAnswer';
}
