import { createHash } from 'node:crypto';
import { isSameText } from '../../core/gateways/same-text.ts';
import { ownReturnFields } from '../../core/payments/return-addresses.ts';

type Field = readonly [name: string, value: string];

/** Name of the field that holds the signature of an address; it stands at the end. */
export const keyField = 'MKEY';

const digestOf = (hash: string, texts: readonly string[]): string =>
  createHash(hash).update(texts.join('')).digest('hex');

/** The signature of fields of an address: names and values in their order, then the secret. */
export const pageKey = (
  fields: readonly Field[],
  { hash, secret }: { readonly hash: string; readonly secret: string },
): string => digestOf(hash, [...fields.flat(), secret]);

/** The signature of a call to the terminal: the secret, then what the call is about. */
export const directKey = (
  about: readonly string[],
  { hash, secret }: { readonly hash: string; readonly secret: string },
): string => digestOf(hash, [secret, ...about]);

/**
 * The fields of a signed query, by their names; undefined for one that the card page has not signed. Whether the shop's own
 * fields are signed with the others is told nowhere: either way none but the page can have signed.
 * @param query as it came: its order counts
 */
export function signedFields(
  query: string,
  signing: Parameters<typeof pageKey>[1],
): ReadonlyMap<string, string> | undefined {
  const fields = [...new URLSearchParams(query)];
  const [name, given = ''] = fields.pop() ?? [];
  if (name !== keyField || fields.length === 0) return undefined;
  const added = fields.filter(([field]) => !ownReturnFields.includes(field));
  const isOwn = [fields, added].some((signed) =>
    isSameText(pageKey(signed, signing), given.toLowerCase()),
  );
  return isOwn ? new Map(added) : undefined;
}
