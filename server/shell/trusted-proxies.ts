import { isIP } from 'node:net';

/**
 * Which proxies tell the real address and host of a caller: none, so many in a row, or those at these addresses. An
 * address is one of an interface, a range such as 10.0.0.0/8, or loopback, linklocal or uniquelocal.
 */
export type TrustedProxies = false | number | string;

const longestRow = 10;
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

const isAddress = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return namedRanges.includes(text);
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
};

/** Trusted proxies as a setting names them; `true` is one. Undefined for what names none. */
export const readTrustedProxies = (text: string): TrustedProxies | undefined => {
  if (text === 'true') return 1;
  if (text === 'false' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text) <= longestRow ? Number(text) : undefined;
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isAddress) ? addresses.join(',') : undefined;
};

/**
 * Trusted proxies as the HTTP server takes them. Of the addresses in X-Forwarded-For only those count that trusted
 * proxies wrote, since whatever stands before them comes from the caller.
 */
export const proxyTrust = (
  proxies: TrustedProxies,
): false | string | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
