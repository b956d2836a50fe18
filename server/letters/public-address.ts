import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are nobody's in public (RFC 6890): what answers there is ours, or our neighbours'. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4');
}

/** All of the Internet's sixth version that is given out; what carries an address of the fourth is not let through. */
const publicNetworks = new BlockList();
publicNetworks.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6');
}

/** Whether a network address is one that everybody can reach. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !privateNetworks.check(address, 'ipv4');
    case 6:
      return publicNetworks.check(address, 'ipv6') && !privateNetworks.check(address, 'ipv6');
    default:
      return false;
  }
};

/** Whether an address may name a host in public: https on its usual port, by a name with a dot, or by a public number. */
export const isPublicUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHost = isIP(host) ? isPublicAddress(host) : /\.[a-z]/.test(host);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isHost;
};

/** Looks a host up for a connection, and fails where its name leads to an address that is not public. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const good = found.filter(({ address }) => isPublicAddress(address));
    const [first] = good;
    if (!first) return callback(new Error(`${hostname} leads to no public address.`), []);
    return options.all ? callback(null, good) : callback(null, first.address, first.family);
  });
};
