import { createHash } from 'node:crypto';
import { mostPhotoBytes, photoId, type PhotoSize } from '../../core/menu/photo-address.ts';

/** Most pixels of a photograph: small files may unpack to pictures that fill the memory. */
const mostPixels = 50_000_000;

/** Why a picture cannot be a photograph of the shop. */
export type PhotoFault = 'TOO_LARGE' | 'NOT_A_PHOTO' | 'TOO_MANY_PIXELS' | 'BROKEN_PHOTO';

/** What has to be there instead, by the fault. */
const remedies: Readonly<Record<PhotoFault, string>> = {
  TOO_LARGE: `a photograph of at most ${mostPhotoBytes / 1024 / 1024} MB`,
  NOT_A_PHOTO: 'a photograph as JPEG, PNG, WebP or AVIF',
  TOO_MANY_PIXELS: `a photograph of at most ${mostPixels / 1e6} million pixels`,
  BROKEN_PHOTO: 'a photograph that is whole',
};

/** A picture that cannot be a photograph of the shop, and what has to be there instead. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';

  readonly fault: PhotoFault;
  readonly expected: string;

  constructor(fault: PhotoFault) {
    const expected = remedies[fault];
    super(`Give ${expected}.`);
    this.fault = fault;
    this.expected = expected;
  }
}

/** A photograph as it was given. */
export interface GivenPhoto extends PhotoSize {
  /** By its content and its size. */
  readonly id: string;
  readonly bytes: Buffer;
}

const startsWith = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Whether bytes are of a kind that is taken: what they are called says nothing, and drawings may hold scripts. */
const isPhoto = (bytes: Buffer): boolean =>
  startsWith(bytes, 0, '\u00ff\u00d8\u00ff') ||
  startsWith(bytes, 0, '\u0089PNG\r\n\u001a\n') ||
  (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) ||
  (startsWith(bytes, 4, 'ftyp') && bytes.toString('latin1', 8, 40).includes('avif'));

/** Opens a picture, with whatever is broken in it a failure; what decodes pictures is loaded for the first one. */
async function open(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
}

/** Looks at a picture without unpacking it. @throws PhotoError */
export async function readPhoto(bytes: Buffer): Promise<GivenPhoto> {
  if (bytes.length > mostPhotoBytes) throw new PhotoError('TOO_LARGE');
  if (!isPhoto(bytes)) throw new PhotoError('NOT_A_PHOTO');
  const { autoOrient: size } = await (await open(bytes)).metadata().catch((error: unknown) => {
    throw faultOf(error);
  });
  if (size.width * size.height > mostPixels) throw new PhotoError('TOO_MANY_PIXELS');
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { id: photoId(digest, size), width: size.width, height: size.height, bytes };
}

/** What a failure to unpack says of the picture. */
const faultOf = (error: unknown): PhotoError =>
  new PhotoError(
    error instanceof Error && error.message.includes('pixel limit')
      ? 'TOO_MANY_PIXELS'
      : 'BROKEN_PHOTO',
  );

/** A photograph in one width. */
export interface MadeSize {
  readonly width: number;
  readonly body: Buffer;
}

/** Quality of WebP: of photographs of food, what more of it keeps nobody sees. */
const quality = 76;

/**
 * Makes a photograph into sizes, upright and without what cameras write about place and time.
 * @throws PhotoError where it cannot be unpacked
 */
export async function makeSizes(
  bytes: Buffer,
  widths: readonly number[],
): Promise<readonly MadeSize[]> {
  const made: MadeSize[] = [];
  try {
    // One after the other: unpacked pictures are large.
    for (const width of widths) {
      const body = await (
        await open(bytes)
      )
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality })
        .toBuffer();
      made.push({ width, body });
    }
    return made;
  } catch (error) {
    throw faultOf(error);
  }
}
