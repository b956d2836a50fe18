import type { SocialVisit } from '../../core/accounts/social-visit.ts';
import type {
  Authentication,
  CodeExchange,
  Credentials,
  IdentitySession,
  NewPassword,
  SignUp,
  SignUpAnswer,
  SignUpConfirmation,
  SocialVisitAnswer,
} from '../../schemas/types/http/accounts.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** Signs customers in and out [ACC-44]. Methods throw `HttpError` whose json names the error. */
export interface IdentityApi {
  signIn(credentials: Credentials): Promise<IdentitySession>;
  /** Makes an account, or answers that a letter with a code is on its way, to whomever it goes [SEC-22]. */
  signUp(signUp: SignUp): Promise<SignUpAnswer>;
  /** Makes an account with the code of that letter. */
  confirmSignUp(confirmation: SignUpConfirmation): Promise<SignUpAnswer>;
  /** Sends a code to set a new password with; answers the same for an email nobody has. */
  forgotPassword(email: string): Promise<void>;
  setPassword(change: NewPassword): Promise<void>;
  refresh(refresh: string): Promise<IdentitySession>;
  /** Where a customer signs in by a provider of social sign-in [ACC-14]. */
  authorise(visit: Omit<SocialVisit, 'returnTo'>): Promise<string>;
  /** Turns the code of a provider of social sign-in into a session [ACC-14]. */
  exchange(exchange: CodeExchange): Promise<IdentitySession>;
  /** Ends every session of the account [ACC-45]. */
  signOut(authentication: Authentication): Promise<void>;
}

export const createIdentityApi = (http: HttpClient): IdentityApi => {
  const post = async <Answer>(call: string, body: unknown): Promise<Answer> =>
    (await http.send<Answer>({ method: 'POST', path: `/v1/identity/${call}`, body })).body;
  return {
    signIn: (credentials) => post('sign-in', credentials),
    signUp: (signUp) => post('sign-up', signUp),
    confirmSignUp: (confirmation) => post('sign-up-confirm', confirmation),
    forgotPassword: (email) => post('forgot-password', { email }),
    setPassword: (change) => post('forgot-password-submit', change),
    refresh: (refresh) => post('refresh', { refresh }),
    authorise: async (visit) => {
      const call = { path: '/v1/identity/authorise', query: { ...visit } };
      return (await http.send<SocialVisitAnswer>(call)).body.address;
    },
    exchange: (exchange) => post('token', exchange),
    signOut: ({ refresh }) => post('sign-out', { refresh }),
  };
};
