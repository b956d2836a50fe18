import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { installationSecret } from '../storage/installation-secret.ts';
import type { Tables } from '../storage/tables.ts';

/** Query parameter of a link to a draft, and the cookie that remembers it. */
export const draftParameter = 'draft';

/** What the links of this installation are signed with. */
export const draftSecret = (db: Kysely<Tables>): Promise<string> =>
  installationSecret(db, 'draft-link');

const signatureOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`draft.${id}`).digest('base64url');

/** What a link to a draft carries. */
export const draftToken = (secret: string, id: string): string =>
  `${id}.${signatureOf(secret, id)}`;

/** The draft that a token of ours names; undefined for any other text. */
export function draftOfToken(secret: string, token: string): string | undefined {
  const [id = '', signature = '', ...rest] = token.split('.');
  const right = Buffer.from(signatureOf(secret, id));
  const given = Buffer.from(signature);
  if (rest.length > 0 || right.length !== given.length) return undefined;
  return timingSafeEqual(right, given) ? id : undefined;
}
