import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import { pointerTo } from '../../core/manifest/json-pointer.ts';
import { type Problem, unknownName } from '../../core/manifest/problem.ts';
import { isPhotoFile, pictureHosts } from '../../core/menu/picture-address.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { photosFolder } from '../photos/folder-photos.ts';
import type { CheckedCatalogue } from './catalogue-checks/checked-catalogue.ts';
import { contentOf } from './json-file.ts';
import type { MarketFolder } from './read-deployment.ts';

/** A photograph and where it is named. */
interface NamedPhoto {
  readonly file: string;
  readonly pointer: string;
  readonly img: string;
}

const ofCatalogue = (catalogue: CheckedCatalogue): readonly NamedPhoto[] =>
  [...catalogue.entries('products'), ...catalogue.entries('deals')].flatMap(
    ({ file, pointer, entry: { img } }) =>
      img === undefined ? [] : [{ file, pointer: `${pointer}/img`, img }],
  );

/** Photographs of landing pages, in the market's settings and wherever else these are set. */
const inLandingPages = (
  value: Json,
  path: readonly string[],
): readonly (readonly [readonly string[], string])[] => {
  if (!isJsonObject(value)) return [];
  const isPage = path.at(-2) === 'landingPages';
  return Object.entries(value).flatMap(([key, part]) =>
    isPage && key === 'img' && typeof part === 'string'
      ? [[[...path, key], part] as const]
      : inLandingPages(part, [...path, key]),
  );
};

const ofManifest = ({ manifest }: MarketFolder): readonly NamedPhoto[] =>
  inLandingPages(contentOf(manifest), []).map(([path, img]) => ({
    file: manifest.file,
    pointer: pointerTo(path),
    img,
  }));

/** Photographs that are not there, are none, or lie at a host that the market does not name [OPR-26]. */
export function photoProblems(
  folder: MarketFolder,
  catalogue: CheckedCatalogue,
  manifest: Manifest,
): readonly Problem[] {
  const hosts = pictureHosts(manifest).map((origin) => new URL(origin).host);
  const names = [...folder.photos.keys()];
  const place = folder.manifest.file.slice(0, folder.manifest.file.lastIndexOf('/'));
  const kind = `photograph of ${place}/${photosFolder}`;
  return [...ofCatalogue(catalogue), ...ofManifest(folder)].flatMap(
    ({ file, pointer, img }): readonly Problem[] => {
      if (img.startsWith('https://')) {
        const { host } = new URL(img);
        return hosts.includes(host)
          ? []
          : [unknownName({ file, pointer }, 'host of media.hosts', host, hosts)];
      }
      if (!isPhotoFile(img, manifest)) return [];
      const photo = folder.photos.get(img);
      if (!photo) return [unknownName({ file, pointer }, kind, img, names)];
      const { expected } = photo;
      return expected === undefined ? [] : [{ file, pointer, expected, found: `"${img}"` }];
    },
  );
}
