import type { Target } from '../../../client/localisation/redirect-target.ts';
import { isSitePath } from '../../../core/shell/allowed-address.ts';

/** History state of the home page: where the visitor wanted to go before a hut was known [SHL-05, SHL-15]. */
export interface AskedState {
  readonly asked: Target;
  /** A hut opens no page there: who goes there comes back. */
  readonly isDeadEnd?: boolean;
}

/** Reads the location first asked for, where a hut opens it, out of history state, which may hold anything [SEC-25]. */
export const askedLocation = (state: unknown): Target | undefined => {
  if (typeof state !== 'object' || state === null || !('asked' in state)) return undefined;
  const { asked } = state;
  if ('isDeadEnd' in state && state.isDeadEnd === true) return undefined;
  if (typeof asked !== 'object' || asked === null) return undefined;
  const { pathname, search = '', hash = '' } = asked as Partial<Target>;
  return isSitePath(pathname) ? { pathname, search, hash } : undefined;
};
