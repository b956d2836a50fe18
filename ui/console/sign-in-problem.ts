import { HttpError } from '../../client/kernel/http-client.ts';

/** What a refused try is told as. */
export type SignInProblem = 'wrong' | 'tooMany' | 'unreachable' | 'over';

/** Why a step of the sign-in failed. */
export const signInProblem = (error: unknown): SignInProblem => {
  if (!(error instanceof HttpError)) return 'unreachable';
  if (error.status === 429) return 'tooMany';
  const { name } = (error.json ?? {}) as { readonly name?: string };
  if (name === 'SIGNED_OUT') return 'over';
  return error.status < 500 ? 'wrong' : 'unreachable';
};
