import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { isSameText } from '../../core/gateways/same-text.ts';

/** The vector that Paytm's documents name. */
const vector = '@@@@&&&&####$$$$';
const saltLength = 4;

const digestOf = (text: string, salt: string): string =>
  createHash('sha256').update(`${text}|${salt}`).digest('hex') + salt;

/**
 * Paytm's checksum: a salted digest, encrypted with the merchant key.
 * @param salt of four characters; by chance unless it is given
 */
export function checksumOf(
  text: string,
  key: string,
  salt = randomBytes(saltLength).toString('base64url').slice(0, saltLength),
): string {
  const cipher = createCipheriv('aes-128-cbc', key, vector);
  return cipher.update(digestOf(text, salt), 'utf8', 'base64') + cipher.final('base64');
}

/** Whether a checksum was made of a text with the merchant key. */
export function isChecksumOf(text: string, key: string, checksum: string): boolean {
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, vector);
    const given = decipher.update(checksum, 'base64', 'utf8') + decipher.final('utf8');
    return isSameText(digestOf(text, given.slice(-saltLength)), given);
  } catch {
    // What cannot be decrypted was not encrypted with the key.
    return false;
  }
}

/** The text of a form that its checksum is made of: its values by the order of their names. */
export const formText = (form: URLSearchParams): string =>
  [...form]
    .filter(([name]) => name !== 'CHECKSUMHASH')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => (value.toLowerCase() === 'null' ? '' : value))
    .join('|');
