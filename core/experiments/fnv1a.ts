/**
 * FNV-1a hash of the UTF-8 bytes of a text: a whole number from 0 to below 2^32, the same on every machine.
 * Not for secrets.
 */
export const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
};
