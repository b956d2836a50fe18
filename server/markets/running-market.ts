import type { StartedMarket } from '../../core/engine/start-market.ts';
import { photoAddress } from '../../core/menu/photo-address.ts';
import type { MarketPictures } from '../../core/menu/picture-address.ts';
import { rewardsPage } from '../../core/loyalty/rewards-page.ts';
import { type ClientManifest, clientManifest } from '../../core/manifest/client-manifest.ts';
import { manifestSchema } from '../../core/manifest/manifest-schema.ts';
import type { WordTree } from '../../core/shell/boot-data.ts';
import type { FolderPhotos } from '../photos/folder-photos.ts';
import type { Theme } from '../../schemas/types/theme.ts';
import type { MarketCatalogue } from './catalogue-files.ts';
import { catalogueOf } from './check-catalogue.ts';
import { digestOf } from './digest-of.ts';
import { type PresentManifests, presentManifests } from './manifest-at.ts';
import type { MarketWithCatalogue } from './read-catalogue.ts';
import type { Deployment } from './read-deployment.ts';
import { type SettingSources, statedCatalogue } from './stated-catalogue.ts';
import { pagePictures } from './page-pictures.ts';
import { fallbackLanguages, wordsOf, wordsOfPages } from './market-words.ts';

/** A static page. */
export interface StaticPage {
  /** Locale, or language, that the text is in. */
  readonly locale: string;
  /** Markdown; its first line is the heading. */
  readonly text: string;
}

/** A photograph of the folder, by its content. */
export interface StockedPhoto {
  readonly id: string;
  readonly bytes: Buffer;
}

/** A market as the server serves it. */
export interface RunningMarket extends Omit<PresentManifests, 'manifest'> {
  readonly id: string;
  /** Its manifest is the one that holds in the market as a whole at the moment. */
  readonly market: StartedMarket;
  /** What browsers get of the manifest [CST-04]. */
  readonly clientManifest: ClientManifest;
  readonly theme: Theme;
  /** Locales of the market, the default first. */
  readonly locales: readonly string[];
  /** Words of a locale with the gaps filled [SHL-03]; undefined for a locale the market does not have. */
  readonly words: (locale: string) => WordTree | undefined;
  /** The same as browsers get them: without those of letters. */
  readonly pageWords: (locale: string) => WordTree | undefined;
  /** A static page in a locale or the nearest there is; undefined when the market has no such page [SHL-16]. */
  readonly page: (name: string, locale: string) => StaticPage | undefined;
  readonly catalogue: MarketCatalogue | undefined;
  /** The files that its settings were read from, and those of the catalogue that have a say in them [OPR-07]. */
  readonly settings: SettingSources;
  /** What is shown by photographs; the same object until one of them changes [OPR-26]. */
  readonly pictures: MarketPictures;
  /** Gives the photographs of the folder away, to be stored: they are not kept in the memory. */
  readonly takePhotos: () => readonly StockedPhoto[];
  /** How many texts of a file still wait for their translation, by file; files without such are left out [ENG-31]. */
  readonly untranslated: Readonly<Record<string, number>>;
  readonly revision: string;
}

/**
 * Puts together what the server serves of a market whose files were found right.
 * @param now the present moment, in milliseconds; without a clock no timed override holds
 */
export function runningMarket(
  deployment: Deployment,
  folder: MarketWithCatalogue,
  market: StartedMarket,
  now?: () => number,
): RunningMarket {
  const { extensions, manifest, plugins } = market;
  const hasLoyalty = extensions.all('loyalty-rules').length > 0;
  const { baseLanguages, locales } = manifest;
  const catalogue = catalogueOf(folder);
  const words = new Map(
    locales.map((locale) => [locale, wordsOf(deployment, folder, locale, baseLanguages)]),
  );
  const pluginIds = plugins.map(({ plugin }) => plugin.id);
  const pageWords = new Map(
    [...words].map(([locale, tree]) => [locale, wordsOfPages(tree, pluginIds)]),
  );
  const optionSchemas = Object.fromEntries(
    plugins.map(({ plugin }) => [plugin.id, plugin.options ?? {}]),
  );
  const { manifest: present, ...manifests } = presentManifests(market, catalogue?.huts ?? [], now);
  // What is served keeps hold of these alone: the rest of both is large, photographs above all.
  const { pages } = folder;
  const { pages: pagesOfDefaults } = deployment.defaults;
  const { pictures, takePhotos } = picturesOf(folder.photos);
  const told = manifest.timedOverrides ? { ...manifest, timeZone: manifests.timeZone } : manifest;
  return {
    ...manifests,
    id: folder.id,
    market: {
      ...market,
      get manifest() {
        return present();
      },
    },
    clientManifest: pagePictures(
      clientManifest(told, manifestSchema, optionSchemas),
      manifest,
      pictures,
    ),
    theme: folder.theme.content as unknown as Theme,
    locales,
    words: (locale) => words.get(locale),
    pageWords: (locale) => pageWords.get(locale),
    page: (name, locale) => {
      if (!manifest.pages.includes(name) || (name === rewardsPage && !hasLoyalty)) return undefined;
      const places = [
        { from: pages, locale },
        ...fallbackLanguages(locale, baseLanguages).map((language) => ({
          from: pagesOfDefaults,
          locale: language,
        })),
      ];
      return places
        .map(({ from, locale: found }) => ({ locale: found, text: from.get(`${found}/${name}`) }))
        .find((page): page is StaticPage => page.text !== undefined);
    },
    catalogue,
    settings: {
      defaults: deployment.defaults.manifest,
      market: folder.manifest,
      catalogue: statedCatalogue(folder.catalogue, manifest.payments),
    },
    pictures,
    takePhotos,
    untranslated: untranslatedIn(folder),
    revision: digestOf([folder.revision, catalogue?.digest]),
  };
}

function picturesOf(photos: FolderPhotos): Pick<RunningMarket, 'pictures' | 'takePhotos'> {
  const found = [...photos].flatMap(([name, { id, bytes }]) =>
    id === undefined ? [] : [{ name, id, bytes }],
  );
  const files = new Map(found.map(({ name, id }) => [name, photoAddress(id)]));
  let left: readonly StockedPhoto[] = found.map(({ id, bytes }) => ({ id, bytes }));
  return {
    pictures: { files, uploaded: new Map() },
    takePhotos: () => {
      const taken = left;
      left = [];
      return taken;
    },
  };
}

const untranslatedIn = ({ words, catalogue }: MarketWithCatalogue): RunningMarket['untranslated'] =>
  Object.fromEntries(
    [...words.values(), ...catalogue.values()].flatMap(({ file, untranslated = [] }) =>
      untranslated.length > 0 ? [[file, untranslated.length]] : [],
    ),
  );
