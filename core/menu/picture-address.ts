import type { Manifest } from '../../schemas/types/manifest.ts';

/** What is shown by a photograph where it has one. */
interface Pictured {
  readonly img?: string;
}

/** A whole address, or a path of this site. */
const whole = /^(https:\/\/|\/)/;

/** An entry whose photograph is named by its whole address: a name of a file lies below the market's base. */
export function withPicture<Entry extends Pictured>(
  entry: Entry,
  { media }: Pick<Manifest, 'media'>,
): Entry {
  const { img } = entry;
  return img === undefined || whole.test(img)
    ? entry
    : { ...entry, img: `${media.imageBase}${img}` };
}

/** The host outside the site that a market has its photographs at; none where they are of this site. */
export const pictureHosts = ({ media }: Pick<Manifest, 'media'>): readonly string[] =>
  media.imageBase.startsWith('https:') ? [new URL(media.imageBase).origin] : [];
