import type { Manifest } from '../../schemas/types/manifest.ts';

/** What is shown by a photograph where it has one. */
interface Pictured {
  readonly id: string;
  readonly img?: string;
}

/** What can have a photograph in place of its drawing. */
export const picturedKinds = ['product', 'deal', 'promo'] as const;

export type PicturedKind = (typeof picturedKinds)[number];

/** Addresses of the photographs of a market. */
export interface MarketPictures {
  /** Of those in its folder, by the names of their files. */
  readonly files: ReadonlyMap<string, string>;
  /** Of those that operators uploaded, by what they show: `uploadKey`. */
  readonly uploaded: ReadonlyMap<string, string>;
}

/** Names what a photograph was uploaded for. */
export const uploadKey = (kind: PicturedKind, id: string): string => `${kind} ${id}`;

/** A whole address, or a path of this site. */
const whole = /^(https:\/\/|\/)/;

/** Whether a photograph is named by a file of the market's folder: it is where the market has no base elsewhere. */
export const isPhotoFile = (img: string, { media }: Pick<Manifest, 'media'>): boolean =>
  media.imageBase === undefined && !whole.test(img);

/**
 * An entry with the whole address of its photograph: one that was uploaded for it goes before what its file names, and
 * a name there is that of a file in the market's folder, or below the market's base where it has one [OPR-26].
 */
export function withPicture<Entry extends Pictured>(
  entry: Entry,
  kind: PicturedKind,
  { media }: Pick<Manifest, 'media'>,
  { files, uploaded }: MarketPictures,
): Entry {
  const own = uploaded.get(uploadKey(kind, entry.id));
  if (own !== undefined) return { ...entry, img: own };
  const { img, ...drawn } = entry;
  if (img === undefined || whole.test(img)) return entry;
  if (media.imageBase !== undefined) return { ...entry, img: `${media.imageBase}${img}` };
  const made = files.get(img);
  return made === undefined ? (drawn as Entry) : { ...entry, img: made };
}

/** The hosts outside the site that a market's photographs may come from. */
export const pictureHosts = ({ media }: Pick<Manifest, 'media'>): readonly string[] => [
  ...new Set([
    ...(media.imageBase?.startsWith('https:') ? [new URL(media.imageBase).origin] : []),
    ...(media.hosts ?? []).map((host) => new URL(`https://${host}`).origin),
  ]),
];
