import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Turns } from '../limits/turns.ts';

/** Digests of passwords, by scrypt with a salt each. One takes long, whoever asks; one processor is left to everything else. */
export interface PasswordDigests {
  hash(password: string): Promise<string>;
  /** Whether a password is the one that a digest was made of; without a digest never, after the same work [SEC-22]. */
  isPasswordOf(password: string, digest: string | undefined): Promise<boolean>;
}

interface Cost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

const keyBytes = 32;

/** One processor is left to everything else, however many passwords are tried. */
const turns = new Turns({ most: Math.max(1, availableParallelism() - 1), mostOfCaller: Infinity });

const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  turns.take(undefined, () => keyOf(password, salt, cost));

const keyOf = (password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** logN;
    // What scrypt needs is 128 N r bytes, and a little more.
    const options = { N, r, p, maxmem: 256 * N * r };
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/**
 * What turns passwords into what is kept of them, as `scrypt$logN$r$p$salt$key`.
 * @param logN how dear one try is, as a power of two: a quarter of a second and 32 MB at 15. Kept with each hash, so
 * that it can grow.
 */
export function passwordHashes(logN: number): PasswordDigests {
  const cost: Cost = { logN, r: 8, p: 3 };
  const written = ({ r, p }: Cost, salt: string, key: string) =>
    ['scrypt', logN, r, p, salt, key].join('$');
  // Stands in where there is no password, so that nobody learns from the time of an answer who has an account.
  const nobodys = written(cost, 'A'.repeat(22), 'A'.repeat(43));
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return written(cost, salt.toString('base64url'), key.toString('base64url'));
    },
    isPasswordOf: async (password, hash) => {
      const [kind, powerOfN, r, p, salt = '', key = ''] = (hash ?? nobodys).split('$');
      if (kind !== 'scrypt') return false;
      const asked = { logN: Number(powerOfN), r: Number(r), p: Number(p) };
      const derived = await derive(password, Buffer.from(salt, 'base64url'), asked);
      // A hash of when a try cost less is no faster refused than one there is not.
      if (asked.logN < logN) await derive(password, Buffer.from(salt, 'base64url'), cost);
      const kept = Buffer.from(key, 'base64url');
      return kept.length === derived.length && timingSafeEqual(kept, derived) && hash !== undefined;
    },
  };
}
