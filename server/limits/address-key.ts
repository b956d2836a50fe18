import { isIPv6 } from 'node:net';

/** Parts of an IPv6 address that name the network of a customer; the rest are theirs to choose. */
const networkParts = 4;

/** The eight parts of an IPv6 address, whatever its short form left out. */
function partsOf(address: string): readonly string[] {
  const [front = '', back] = address.split('::');
  const before = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? [] : back.split(':');
  const missing = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return back === undefined ? before : [...before, ...missing, ...after];
}

/**
 * The address by which a caller is limited: of IPv6 only the network, since whoever has one has all of its addresses;
 * IPv4 written as IPv6 is the IPv4 address.
 */
export const addressKey = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = address] = address.split('%');
  if (!isIPv6(plain)) return address;
  const network = partsOf(plain).slice(0, networkParts);
  return `${network.map((part) => part.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`;
};
