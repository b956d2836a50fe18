/** How text goes over the wire, best first. */
const packings = ['br', 'gzip', 'identity'] as const;

export type Packing = (typeof packings)[number];

/** The best packing that an `Accept-Encoding` header takes; a packing it gives the weight 0 is refused. */
export const packingOf = (accepted: string | undefined): Packing => {
  const taken = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, weight]) => weight === undefined || Number(weight.replace('q=', '')) > 0)
      .map(([name]) => name),
  );
  return packings.find((packing) => taken.has(packing)) ?? 'identity';
};
