import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Packing } from '../shell/packing.ts';

/** A page in every packing that a browser may ask for. */
export type PackedPage = Readonly<Record<Packing, Buffer>>;

/** Brotli's effort, of 11: the last steps take four times as long for a percent. */
const effort = 9;

/** Packs a page, or what it starts from, for all browsers, once. */
export const packPage = (text: string): PackedPage => {
  const identity = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity, { params }) };
};
