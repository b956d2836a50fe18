import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How a page goes over the wire, best first. */
const packings = ['br', 'gzip', 'identity'] as const;

export type Packing = (typeof packings)[number];

/** A page in every packing that a browser may ask for. */
export type PackedPage = Readonly<Record<Packing, Buffer>>;

/** Brotli's effort, of 11: the last steps take four times as long for a percent. */
const effort = 9;

/** Packs a page for all browsers, once. */
export const packPage = (html: string): PackedPage => {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity, { params }) };
};

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
