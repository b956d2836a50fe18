import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** How dear one try is: about a quarter of a second, and 32 MB. Kept with each hash, so that it can grow. */
const cost = { logN: 15, r: 8, p: 3 };
const keyBytes = 32;
const mostMemory = 64 * 1024 * 1024;

interface Cost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

const derive = (password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: 2 ** logN, r, p, maxmem: mostMemory };
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** What is kept of a password: scrypt with a salt of its own, as `scrypt$logN$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { logN, r, p } = cost;
  return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Stands in where there is no password, so that nobody learns from the time of an answer who has an account. */
const nobodys = `scrypt$${cost.logN}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a password is the one a hash was made of; without a hash never, after the same work. */
export async function isPasswordOf(password: string, hash: string | undefined): Promise<boolean> {
  const [kind, logN, r, p, salt = '', key = ''] = (hash ?? nobodys).split('$');
  if (kind !== 'scrypt') return false;
  const asked = { logN: Number(logN), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), asked);
  const kept = Buffer.from(key, 'base64url');
  return kept.length === derived.length && timingSafeEqual(kept, derived) && hash !== undefined;
}
