/** Scheme and host of an address. */
export const hostOf = (address: string): string => new URL(address).origin;

/** Whether an address lies on one of the hosts that a plugin says it reaches. */
export const isDeclared = (address: string, hosts: readonly string[] = []): boolean =>
  hosts.includes(hostOf(address));
