/** Non-empty parts between single slashes: neither another host nor what a browser would read as one [SEC-25]. */
const sitePath = /^(?=\/)(?:\/[^/\\\s?#]+)*\/?(?:[?#].*)?$/;

/** A scheme and a host without a user, then nothing that programs read differently [SEC-25]. */
const webAddress = /^https?:\/\/[^/?#\\@\s]+(?:[/?#][^\\\s]*)?$/;

/**
 * Whether an address that came from outside is a page of this very site. Everything that leads a customer on, by the
 * address, the history, the storage, a page's text or a manifest, asks this first [SEC-25].
 */
export const isSitePath = (address: unknown): address is string =>
  typeof address === 'string' && sitePath.test(address);

/**
 * The origin of an address elsewhere, with scheme and port, to be compared whole with those that are allowed; undefined
 * for what does not say plainly where it leads [SEC-25].
 */
export const originOf = (address: string): string | undefined =>
  webAddress.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;
