import { createHash, createHmac } from 'node:crypto';

/** The key with which a sandbox point of sale signs in. It is worked out again where it is needed and stored nowhere. */
export const posKeyOf = (secret: string, sector: string, hutId: string): string =>
  createHmac('sha256', secret).update(`${sector}:${hutId}`).digest('base64url');

/** What is stored of a key. The key is random enough that a plain digest cannot be turned back. */
export const hashPosKey = (key: string): string => createHash('sha256').update(key).digest('hex');
