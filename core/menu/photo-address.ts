/** Most bytes of a photograph. */
export const mostPhotoBytes = 8 * 1024 * 1024;

/** The widths that a photograph is made in, in pixels; the widest is the one that everything can show. */
const madeWidths = [160, 320, 480, 640, 960, 1280] as const;

/** Where photographs are served that were made into sizes. */
const photoBase = '/v1/photos/';

/** A photograph by its content: what was uploaded or lies in a file, and how large it is, upright. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** A photograph at each of its widths. */
export interface SizedPhoto extends PhotoSize {
  readonly sources: readonly { readonly width: number; readonly address: string }[];
}

/** Names a photograph by the digest of its content and by its size, so that its address alone tells how to lay it out. */
export const photoId = (digest: string, { width, height }: PhotoSize): string =>
  `${digest.slice(0, 32)}-${width}x${height}`;

const idPattern = '[0-9a-f]{32}-[1-9]\\d{0,4}x[1-9]\\d{0,4}';

/** What the id of a photograph looks like, as schemas have it. */
export const photoIdPattern = `^${idPattern}$`;

const address = new RegExp(`^${photoBase}(${idPattern})/\\d+\\.webp$`);

/** The widths that a photograph is made in: it is never made larger than it is. */
export function widthsOfPhoto(width: number): readonly number[] {
  const smaller = madeWidths.filter((one) => one < width);
  return smaller.length === madeWidths.length ? smaller : [...smaller, width];
}

const sizeOfId = (id: string): PhotoSize => {
  const [width = 0, height = 0] = (id.split('-')[1] ?? '').split('x').map(Number);
  return { width, height };
};

const addressAt = (id: string, width: number): string => `${photoBase}${id}/${width}.webp`;

/** The address of a photograph at its widest, which is complete by itself. */
export const photoAddress = (id: string): string =>
  addressAt(id, widthsOfPhoto(sizeOfId(id).width).at(-1) ?? 0);

/** The photograph that an address is of, at each of its widths; undefined for one that this site did not make [OPR-26]. */
export function sizedPhoto(img: string): SizedPhoto | undefined {
  const [, id] = address.exec(img) ?? [];
  if (id === undefined) return undefined;
  const size = sizeOfId(id);
  const sources = widthsOfPhoto(size.width).map((width) => ({
    width,
    address: addressAt(id, width),
  }));
  return { ...size, sources };
}
