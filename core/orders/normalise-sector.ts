/** A sector code as orders and analytics read it: one that begins with the prefix is the prefix [ORD-03, CST-08]. */
export const normaliseSector = (sector: string, prefix: string): string =>
  sector.startsWith(prefix) ? prefix : sector;
