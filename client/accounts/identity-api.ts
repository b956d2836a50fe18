import type { SocialVisit } from '../../core/accounts/social-visit.ts';
import type {
  Authentication,
  CodeExchange,
  IdentitySession,
  SocialVisitAnswer,
} from '../../schemas/types/http/accounts.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** Keeps and ends sessions, and signs customers in by providers of social sign-in [ACC-44]. Methods throw `HttpError` whose json names the error. */
export interface IdentityApi {
  refresh(refresh: string): Promise<IdentitySession>;
  /** Where a customer signs in by a provider of social sign-in [ACC-14]. */
  authorise(visit: Omit<SocialVisit, 'returnTo' | 'answerTo'>): Promise<string>;
  /** Turns the code of a provider of social sign-in into a session [ACC-14]. */
  exchange(exchange: CodeExchange): Promise<IdentitySession>;
  /** Ends every session of the account [ACC-45]. */
  signOut(authentication: Authentication): Promise<void>;
}

export const createIdentityApi = (http: HttpClient): IdentityApi => {
  const post = async <Answer>(call: string, body: unknown): Promise<Answer> =>
    (await http.send<Answer>({ method: 'POST', path: `/v1/identity/${call}`, body })).body;
  return {
    refresh: (refresh) => post('refresh', { refresh }),
    authorise: async (visit) => {
      const call = { path: '/v1/identity/authorise', query: { ...visit } };
      return (await http.send<SocialVisitAnswer>(call)).body.address;
    },
    exchange: (exchange) => post('token', exchange),
    signOut: ({ refresh }) => post('sign-out', { refresh }),
  };
};
