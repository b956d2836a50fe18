import { createCipheriv, createDecipheriv, createHash, randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { generateSecret, generateURI, verify } from 'otplib';
import { digestOfSecret } from '../accounts/secret-digests.ts';
import { askMoment, presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import type { Operator } from './operator-accounts.ts';

/** Who made the key, as apps for codes show it. */
const issuer = 'Comanda';

/** A clock may be off by one step either way, in seconds. */
const toleranceSeconds = 30;

/** How many recovery codes there are. */
const recoveryCodes = 10;

const cipher = 'aes-256-gcm';
const keyOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A text that only who has the secret can read, as `nonce.tag.text`. */
function seal(secret: string, text: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return [nonce, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** @throws when it was sealed with another secret, or changed since */
function unseal(secret: string, text: string): string {
  const [nonce, tag, sealed] = text.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !sealed) throw new Error('What was sealed is not whole.');
  const opening = createDecipheriv(cipher, keyOf(secret), nonce);
  opening.setAuthTag(tag);
  return Buffer.concat([opening.update(sealed), opening.final()]).toString('utf8');
}

/** A key to bring into an app for codes, by typing it or by the picture of its address. */
export interface FactorKey {
  readonly key: string;
  readonly address: string;
}

/** Makes a key for an operator that has none that was checked; it is shown now and never again [OPR-20]. */
export async function newFactorKey(
  db: Kysely<Tables>,
  secret: string,
  { id, email }: Operator,
): Promise<FactorKey> {
  const key = generateSecret();
  await db
    .updateTable('operator')
    .set({ factor_key: seal(secret, key), factor_step: 0 })
    .where('id', '=', id)
    .where('factor_checked_at', 'is', null)
    .execute();
  return { key, address: generateURI({ issuer, label: email, secret: key }) };
}

/** Whether a code is one of the app, and of a step after the last that was taken: none is good twice [OPR-20]. */
export async function takeCode(
  db: Kysely<Tables>,
  secret: string,
  { id, factor_key: sealed }: Operator,
  code: string,
): Promise<boolean> {
  if (sealed === null || !/^\d{6}$/.test(code)) return false;
  const epoch = Math.floor((await askMoment(db)).getTime() / 1000);
  const verdict = await verify({
    secret: unseal(secret, sealed),
    token: code,
    epoch,
    epochTolerance: toleranceSeconds,
  });
  if (!verdict.valid || !('timeStep' in verdict)) return false;
  const { numUpdatedRows } = await db
    .updateTable('operator')
    .set({ factor_step: verdict.timeStep })
    .where('id', '=', id)
    .where('factor_step', '<', verdict.timeStep)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Letters and digits that nobody mistakes for others. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

const newRecoveryCode = (): string =>
  Array.from({ length: 10 }, () => signs[randomInt(signs.length)])
    .join('')
    .replace(/^.{5}/, '$&-');

const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Says that the key has arrived, and makes the codes that stand in for it; undefined where that was said before. */
export async function confirmFactor(
  db: Kysely<Tables>,
  { id }: Operator,
): Promise<readonly string[] | undefined> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('operator')
      .set({ factor_checked_at: presentMoment })
      .where('id', '=', id)
      .where('factor_checked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await tx
      .insertInto('operator_recovery_code')
      .values(
        codes.map((code) => ({ operator_id: id, code_hash: digestOfSecret(plainCode(code)) })),
      )
      .execute();
    return codes;
  });
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(
  db: Kysely<Tables>,
  { id }: Operator,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_recovery_code')
    .where('operator_id', '=', id)
    .where('code_hash', '=', digestOfSecret(plainCode(code)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
