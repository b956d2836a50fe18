import type { Manifest } from '../../schemas/types/manifest.ts';

/** Milliseconds after which an untouched session ends; undefined on the home page, where it does not [SHL-48, SHL-49]. */
export const inactivityLimit = (
  pathname: string,
  { session }: Pick<Manifest, 'session'>,
): number | undefined => (pathname === '/' ? undefined : session.inactivityMs);
