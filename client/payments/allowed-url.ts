import { isSitePath, originOf } from '../../core/shell/allowed-address.ts';

/** What a payment page's address is judged by. */
export interface AllowedPages {
  /** Our own origin, for example https://shop.example.com. */
  readonly origin: string;
  /** Hosts that the manifest lists, with port where it is not the usual one. */
  readonly gatewayHosts: readonly string[];
}

/** Pages of gateways on our own origin: the sandbox's, and those that adapters of others serve. */
const gatewayPaths = ['/sandbox/gateway/', '/v1/plugins/gateway-'];

/**
 * A payment page's address in full, when we may open it: an https page on a listed host, or one of a gateway
 * on our own origin; undefined for any other [PAY-61, SEC-25].
 */
export const allowedUrl = (
  address: string,
  { origin, gatewayHosts }: AllowedPages,
): string | undefined => {
  const whole = isSitePath(address) ? `${origin}${address}` : address;
  const asked = originOf(whole);
  if (asked === undefined) return undefined;
  const { href, pathname } = new URL(whole);
  const isOwn = asked === origin && gatewayPaths.some((path) => pathname.startsWith(path));
  const isListed = gatewayHosts.some((host) => asked === originOf(`https://${host}`));
  return isOwn || isListed ? href : undefined;
};
