import { dirname } from 'node:path';
import { isJsonObject, type Json, type JsonObject } from '../../core/manifest/json.ts';
import { stringsAt } from '../../core/manifest/strings-at.ts';
import { contentOf } from '../../server/markets/json-file.ts';
import { cataloguedMarket } from '../market/catalogued-market.ts';
import type { Deployment, MarketFolder } from '../../server/markets/read-deployment.ts';
import { languageOf } from '../../server/markets/market-words.ts';
import { catalogueWords, markedEntries } from './catalogue-words.ts';
import { marketWords, type Original, sameLanguage } from './market-words.ts';
import { type NewCommand, unknown } from './new-command.ts';
import { NewError } from './new-error.ts';
import { renamedManifest, renamedSectors, withSectors } from './rename-market.ts';
import { smallCatalogue } from './small-catalogue.ts';
import { withoutPhotos } from './without-photos.ts';
import { type FolderFiles, jsonText } from './write-folder.ts';

/**
 * The files of a new market that starts at once: like another one, with sectors of its own, a small catalogue, and
 * every word of every locale, marked where it is still to translate [ENG-31].
 * @param places the plugins, and a deployment elsewhere of whose markets it may be like one too
 * @throws NewError when the id is taken or there is no such market to be like; StartError when that one does not start
 */
export async function newMarket(
  deployment: Deployment,
  { id, like: likeId, locales }: Extract<NewCommand, { readonly kind: 'market' }>,
  { pluginsDir, samples }: { readonly pluginsDir: string; readonly samples?: Deployment },
): Promise<FolderFiles> {
  const { markets, defaults } = deployment;
  if (markets.some((market) => market.id === id) || id === 'default') {
    throw new NewError(`There is a market ${id} already: choose another id.`);
  }
  const models = [deployment, ...(samples ? [samples] : [])].flatMap((of) =>
    of.markets.map((market) => ({ of, market })),
  );
  const model = models.find(({ market }) => market.id === likeId);
  if (!model) {
    const known = models.map(({ market }) => market.id);
    throw unknown('market', likeId, known);
  }
  const like = await cataloguedMarket(model.of, model.market, { pluginsDir });
  const manifest = contentOf(like.manifest);
  const original: Original = {
    deployment,
    like,
    locales: stringsAt(manifest, 'locales'),
    baseLanguages: stringsAt(contentOf(defaults.manifest), 'baseLanguages'),
  };
  const wanted = locales ?? original.locales;
  const words = wanted.map((locale): [string, string] => [
    `words/${locale}.json`,
    jsonText(marketWords(locale, original)),
  ]);
  return new Map([
    [
      'manifest.json',
      jsonText(
        withoutPhotos(withPackages(renamedManifest(id, likeId, manifest, wanted), model.of), like),
      ),
    ],
    ['theme.json', jsonText({ ...contentOf(like.theme), name: id })],
    ...words,
    ...catalogueFiles(id, wanted, original),
    ...pageFiles(like, wanted, original),
  ]);
}

function catalogueFiles(
  id: string,
  [first = '', ...others]: readonly string[],
  original: Original,
): readonly (readonly [string, string])[] {
  const { like, locales } = original;
  const manifest = contentOf(like.manifest);
  const files = smallCatalogue(like, manifest);
  const sectors = renamedSectors(id, manifest);
  const isTranslated = languageOf(first) === languageOf(locales[0] ?? '');
  const written = [...files].map(([name, content]): [string, Json] => {
    const renamed = withSectors(withoutPhotos(content as Json, like), sectors);
    return [name, isTranslated ? renamed : markedEntries(renamed)];
  });
  const words = others.map((locale): [string, Json] => [
    `words.${locale}`,
    catalogueWords(files, like, sameLanguage(locale, original)),
  ]);
  return [...written, ...words].map(([name, content]) => [
    `${catalogueFolder(like)}/${name}.json`,
    jsonText(content),
  ]);
}

/** The manifest with plugins of packages by the names of their packages, as manifests name them [ENG-11]. */
function withPackages(
  manifest: JsonObject,
  { packages }: Pick<Deployment, 'packages'>,
): JsonObject {
  const names = new Map(packages.map(({ id, name }) => [id, name]));
  const entries = manifest['plugins'];
  if (!Array.isArray(entries)) return manifest;
  const plugins = entries.map((entry: Json): Json => {
    if (!isJsonObject(entry) || typeof entry['id'] !== 'string') return entry;
    return { ...entry, id: names.get(entry['id']) ?? entry['id'] };
  });
  return { ...manifest, plugins };
}

/** Where the files of the catalogue lie in the market's folder. */
function catalogueFolder({ catalogue, manifest }: Original['like']): string {
  const [first] = catalogue.values();
  const place = dirname(manifest.file);
  return first?.file.startsWith(`${place}/`)
    ? dirname(first.file).slice(place.length + 1)
    : 'catalogue';
}

/** The pages that only the other market has, in the nearest locale it has them in. */
const pageFiles = (
  { pages }: MarketFolder,
  wanted: readonly string[],
  original: Original,
): readonly (readonly [string, string])[] =>
  wanted.flatMap((locale) => {
    const from = sameLanguage(locale, original) ?? original.locales[0];
    return [...pages].flatMap(([place, text]) => {
      const [own, page = ''] = place.split('/');
      return own === from ? [[`pages/${locale}/${page}.md`, text] as const] : [];
    });
  });
