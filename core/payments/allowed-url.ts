/** What a payment page's address is judged by. */
export interface AllowedPages {
  /** Our own origin, for example https://uk.example.com. */
  readonly origin: string;
  /** Hosts that the manifest lists, with port where it is not the usual one. */
  readonly gatewayHosts: readonly string[];
}

/** Pages of the sandbox gateway on our own origin. */
const sandboxPath = '/sandbox/gateway/';

/**
 * A payment page's address in full, when we may open it: an https page on a listed host, or the sandbox gateway
 * on our own origin; undefined for any other [PAY-61].
 */
export const allowedUrl = (
  address: string,
  { origin, gatewayHosts }: AllowedPages,
): string | undefined => {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const isSandbox = url.origin === origin && url.pathname.startsWith(sandboxPath);
  const isListed = url.protocol === 'https:' && gatewayHosts.includes(url.host);
  return isSandbox || isListed ? url.href : undefined;
};
