import { basename } from 'node:path';
import type { ContextOf } from '../../core/engine/extensions.ts';
import { engineVersion } from '../../core/engine/version.ts';
import {
  type ManifestAge,
  manifestAge,
  oldManifestRemedy,
} from '../../core/engine/manifest-age.ts';
import type { ExtensionPointId } from '../../core/extension-points.ts';
import type { FailureWatch } from '../../core/engine/guard.ts';
import type { PluginLoaders } from '../../core/engine/load-plugins.ts';
import { StartError } from '../../core/engine/start-error.ts';
import { type StartedMarket, startMarket } from '../../core/engine/start-market.ts';
import { checkManifests } from '../../core/manifest/check-manifests.ts';
import { marketManifest } from '../../core/manifest/layer-manifest.ts';
import type { Problem } from '../../core/manifest/problem.ts';
import type { RawManifest } from '../../core/manifest/raw-manifest.ts';
import { schemaProblems } from '../../core/manifest/schema-problems.ts';
import { textProblems } from '../../core/manifest/text-problems.ts';
import { stringsAt } from '../../core/manifest/strings-at.ts';
import { darkProblems } from '../../core/theme/theme-problems.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Theme } from '../../schemas/types/theme.ts';
import { catalogueProblems } from './check-catalogue.ts';
import { wordProblems } from './check-words.ts';
import { contentOf, type JsonFile, manifestFileOf } from './json-file.ts';
import { findPlugins } from './find-plugins.ts';
import {
  type Deployment,
  type DeploymentFolders,
  type JsonFiles,
  type MarketFolder,
  readDeployment,
} from './read-deployment.ts';
import { type MarketWithCatalogue, withCatalogue } from './read-catalogue.ts';
import { checkOptions, fileValidators } from './schemas.ts';
import { problemsOf } from './sound-files.ts';
import { missingVariables } from './missing-variables.ts';
import { servedBy, servedManifest, unpayable, unservedTypes } from './served-manifest.ts';
import { languageOf } from './market-words.ts';

/** How markets are loaded. */
export interface LoadSettings {
  /** Without it nothing is offered that only the sandbox serves; open unless told. */
  readonly isSandboxOpen?: boolean;
  /** Whether a variable of the environment, such as a provider's key, has a value; all have unless told. */
  readonly isSet?: (variable: string) => boolean;
  /** The present moment, in milliseconds, by which timed overrides hold; without a clock none does [OPR-15]. */
  readonly now?: () => number;
  /** Hears of plugins of a market that fail; nobody does where they are only read. */
  readonly watchOf?: (market: string) => FailureWatch;
  /** Gives the contributions of a market's plugins the handle of the server; without it nothing is there to be asked. */
  readonly contextsOf?: (market: string) => ContextOf;
}

/** A market whose files were read, with its catalogue, started as far as it could be. */
export interface CheckedMarket {
  readonly folder: MarketWithCatalogue;
  readonly market: StartedMarket;
}

/** What a check of a deployment found. */
export interface CheckedDeployment {
  readonly deployment: Deployment;
  /** Everything that is wrong: with any of it no market is served. */
  readonly problems: readonly Problem[];
  readonly markets: readonly CheckedMarket[];
}

/**
 * Reads, checks and starts every market of a folder, each with the plugins that it names, without a server and without
 * a database: the one check by which a start and the operator's command judge [OPR-01, OPR-02].
 */
export async function checkDeployment(
  folders: DeploymentFolders,
  settings: LoadSettings = {},
): Promise<CheckedDeployment> {
  const deployment = await readDeployment(folders);
  const loaders = findPlugins(folders.pluginsDir, deployment.packages);
  const ages = agesOf(deployment);
  const started = await startAll(deployment, loaders, ages, settings);
  const markets = await Promise.all(
    started.flatMap(({ folder, market }) =>
      market
        ? [withCatalogue(market.extensions, folder).then((read) => ({ ...read, market }))]
        : [],
    ),
  );
  const problems = distinct([
    ...folderProblems(deployment, folders),
    ...[...ages.values()].flatMap((age) => age.problems),
    ...deployment.packageProblems,
    ...fileProblems(deployment, markets, Object.keys(loaders)),
    ...[...started, ...markets].flatMap(({ problems: found }) => found),
  ]);
  return {
    deployment,
    problems: problems.map((problem) =>
      ages.get(problem.file)?.isOld ? { remedy: oldManifestRemedy, ...problem } : problem,
    ),
    markets,
  };
}

/** Everything wrong with manifests, words, themes and catalogues by themselves and beside each other. */
const fileProblems = (
  deployment: Deployment,
  markets: readonly CheckedMarket[],
  plugins: readonly string[],
): readonly Problem[] =>
  problemsOf(
    [
      deployment.markets.map(({ revision }) => revision),
      markets.map(({ folder, market }) => [
        [...folder.catalogue],
        market.manifest.payments.declared,
      ]),
      plugins,
    ],
    () => [
      ...unfitParts(deployment, markets),
      ...manifestProblems(deployment, plugins),
      ...wordProblems(deployment),
      ...deployment.markets.flatMap(themeProblems),
      ...markets.flatMap(({ folder, market }) =>
        catalogueProblems(folder, {
          stated: manifestFileOf(folder.manifest),
          manifest: statedManifest(deployment, folder, market),
        }),
      ),
    ],
  );

/** The manifest as its files say it, with what the plugins declare, whatever this server can serve of it. */
function statedManifest(
  { defaults }: Deployment,
  folder: MarketFolder,
  market: StartedMarket,
): Manifest {
  const manifest = marketManifest({
    defaults: manifestFileOf(defaults.manifest),
    market: manifestFileOf(folder.manifest),
  });
  const { declared } = market.manifest.payments;
  return declared ? { ...manifest, payments: { ...manifest.payments, declared } } : manifest;
}

/** Keys that a file gives twice, and texts that no file may hold, in any file that is read. */
const unfitParts = (
  { defaults, pluginWords, markets }: Deployment,
  catalogues: readonly CheckedMarket[],
): readonly Problem[] =>
  [
    defaults.manifest,
    ...filesOf(defaults.words),
    ...filesOf(pluginWords),
    ...markets.flatMap(({ manifest, theme, words }) => [manifest, theme, ...words.values()]),
    ...catalogues.flatMap(({ folder }) => [...folder.catalogue.values()]),
  ].flatMap(({ file, content, repeats = [] }) => [...repeats, ...textProblems(file, content)]);

const filesOf = (folders: ReadonlyMap<string, JsonFiles>): readonly JsonFile[] =>
  [...folders.values()].flatMap((files) => [...files.values()]);

/** How old the manifests are, by their files [ENG-37]. */
const agesOf = ({ defaults, markets }: Deployment): ReadonlyMap<string, ManifestAge> =>
  new Map(
    [defaults.manifest, ...markets.map(({ manifest }) => manifest)]
      .filter(({ content }) => content !== undefined)
      .map((manifest) => [
        manifest.file,
        manifestAge(manifest.file, contentOf(manifest), engineVersion),
      ]),
  );

const folderProblems = (
  { markets }: Deployment,
  { marketsDir }: DeploymentFolders,
): readonly Problem[] =>
  markets.length > 0
    ? []
    : [{ file: basename(marketsDir), pointer: '', expected: 'a folder a market', found: 'none' }];

function manifestProblems(
  { defaults, markets }: Deployment,
  plugins: readonly string[],
): readonly Problem[] {
  const files = [defaults.manifest, ...markets.map(({ manifest }) => manifest)];
  const unreadable = files.flatMap(({ file, content, problem }): readonly Problem[] => {
    if (problem) return [problem];
    return content === undefined
      ? [{ file, pointer: '', expected: 'a manifest', found: 'no file' }]
      : [];
  });
  // Manifests refer to each other: without one of them the rest cannot be judged.
  if (unreadable.length > 0) return unreadable;
  const wording = markets.map((folder) => [folder.id, localesWithWording(defaults, folder)]);
  return checkManifests({
    defaults: rawManifest(defaults.manifest, 'default'),
    markets: markets.map(({ id, manifest }) => rawManifest(manifest, id)),
    known: { plugins, wording: Object.fromEntries(wording) },
    fitsFile: fileValidators.manifestFile,
    fitsManifest: fileValidators.manifest,
  });
}

const rawManifest = ({ file, content }: JsonFile, market: string): RawManifest => ({
  market,
  file,
  content: content ?? {},
});

/** A locale has wording when the market has some of its own for it, or the defaults have its language. */
const localesWithWording = (
  { words }: Deployment['defaults'],
  folder: MarketFolder,
): readonly string[] => [
  ...folder.words.keys(),
  ...stringsAt(contentOf(folder.manifest), 'locales').filter((locale) =>
    words.has(languageOf(locale)),
  ),
];

function themeProblems({ theme }: MarketFolder): readonly Problem[] {
  if (theme.problem) return [theme.problem];
  const found = schemaProblems(theme.file, theme.content ?? null, fileValidators.theme);
  return found.length > 0 ? found : darkProblems(theme.file, theme.content as unknown as Theme);
}

/** Starts every market whose manifest is whole; what is wrong with the others is said by its check. */
const startAll = (
  { defaults, markets }: Deployment,
  loaders: PluginLoaders,
  ages: ReadonlyMap<string, ManifestAge>,
  {
    isSandboxOpen = true,
    isSet = () => true,
    watchOf = () => ({ failed: () => undefined }),
    contextsOf,
  }: LoadSettings,
): Promise<
  readonly { folder: MarketFolder; market?: StartedMarket; problems: readonly Problem[] }[]
> =>
  Promise.all(
    markets.map(async (folder) => {
      const file = folder.manifest.file;
      const manifest = marketManifest({
        defaults: manifestFileOf(defaults.manifest),
        market: manifestFileOf(folder.manifest),
      });
      if (!fileValidators.manifest(manifest)) return { folder, problems: [] };
      const start = (points?: readonly ExtensionPointId[]) =>
        startMarket(manifest, file, loaders, checkOptions, {
          watch: watchOf(folder.id),
          contextOf: contextsOf?.(folder.id),
          isSandboxOpen,
          ...(points && { points }),
        });
      try {
        const started = await start();
        const brought = servedBy(started.extensions);
        const served = servedManifest(started.manifest, brought);
        const warnings = [...(ages.get(file)?.warnings ?? []), ...started.warnings];
        const market = { ...started, manifest: served, warnings };
        return {
          folder,
          market,
          problems: [
            ...unservedTypes(started.manifest, brought, file),
            ...unpayable(served, file),
            ...missingVariables(started.plugins, file, isSet),
          ],
        };
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
        const { problems } = error;
        // What is wrong with its catalogue is told with the rest, so far as that can be read.
        const market = await start(['catalogue-source']).catch(() => undefined);
        return { folder, problems, ...(market && { market }) };
      }
    }),
  );

/** Two checks may find the same: it is said once, by the first. */
const distinct = (problems: readonly Problem[]): readonly Problem[] => {
  const keys = problems.map(({ file, pointer, found }) => `${file} ${pointer} ${found}`);
  return problems.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};
