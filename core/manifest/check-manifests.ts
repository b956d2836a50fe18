import { valueAt } from './json-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import {
  layerContents,
  type ManifestFile,
  manifestLayers,
  marketManifest,
} from './layer-manifest.ts';
import { choiceProblems } from './choice-problems.ts';
import { nameProblems } from './name-problems.ts';
import type { Problem } from './problem.ts';
import type { KnownNames, RawManifest } from './raw-manifest.ts';
import { schemaProblems, type SchemaValidator } from './schema-problems.ts';
import { secretProblems } from './secret-problems.ts';
import { regionProblems } from './region-problems.ts';
import { reachProblems } from './reach-problems.ts';
import { sharedProblems } from './shared-problems.ts';
import { stringsAt } from './strings-at.ts';
import { taxProblems } from './tax-problems.ts';
import { timedProblems } from './timed-problems.ts';
import { trialProblems } from './trial-problems.ts';

/** Everything needed to judge the manifests of a deployment. */
export interface ManifestCheck {
  readonly defaults: RawManifest;
  readonly markets: readonly RawManifest[];
  readonly known: KnownNames;
  /** Compiled from `manifestFileSchema`: for one file. */
  readonly fitsFile: SchemaValidator;
  /** Compiled from `manifestSchema`: for the levels laid together. */
  readonly fitsManifest: SchemaValidator;
}

/**
 * Finds everything wrong with the manifests, all at once, so that an operator fixes it in one go [CST-02, SHL-01].
 * @returns an empty list when they may be served
 */
export function checkManifests(check: ManifestCheck): readonly Problem[] {
  const markets = check.markets.map((raw) => ({ ...raw, content: objectOf(raw.content) }));
  const defaults = { ...check.defaults, content: objectOf(check.defaults.content) };
  return [
    ...fileProblems(check.defaults, check.fitsFile),
    ...reachProblems(defaults, markets),
    ...taxProblems(defaults),
    ...timedProblems(
      defaults,
      markets.flatMap(({ content }) => stringsAt(content, 'sectors')),
    ),
    ...trialProblems(defaults, defaults.content),
    ...markets.flatMap((market, index) => [
      ...fileProblems(check.markets[index] ?? market, check.fitsFile),
      ...incompleteProblems(defaults, market, check),
      ...nameProblems(market, check.known),
      ...reachProblems(market, markets),
      ...taxProblems(market),
      ...timedProblems(market, stringsAt(market.content, 'sectors')),
      ...wholeProblems(defaults, market),
    ]),
    ...sharedProblems(markets),
  ];
}

/** What is judged by the levels laid together and told where the market says it. */
function wholeProblems(defaults: ManifestFile, market: ManifestFile): readonly Problem[] {
  const whole = layerContents(manifestLayers({ defaults, market }));
  const known = valueAt(defaults.content, ['flags', 'features']);
  return [
    ...trialProblems(market, whole),
    ...regionProblems({ file: market.file, content: whole }),
    ...choiceProblems(market, whole, Object.keys(isJsonObject(known) ? known : {})),
  ];
}

const objectOf = (content: Json): JsonObject => (isJsonObject(content) ? content : {});

const fileProblems = (raw: RawManifest, fitsFile: SchemaValidator): readonly Problem[] => [
  ...schemaProblems(raw.file, raw.content, fitsFile),
  ...secretProblems(raw.file, objectOf(raw.content)),
];

/** What is wrong only once the levels are laid together; what a file's own check says is not said again. */
function incompleteProblems(
  defaults: ManifestFile,
  market: ManifestFile,
  { fitsFile, fitsManifest }: ManifestCheck,
): readonly Problem[] {
  const whole = marketManifest({ defaults, market });
  const problems = schemaProblems(market.file, whole, fitsManifest);
  if (problems.length === 0) return [];
  const said = [defaults, market].flatMap(({ file, content }) =>
    schemaProblems(file, content, fitsFile).map(({ pointer }) => pointer),
  );
  return problems.filter(({ pointer }) => !said.includes(pointer));
}
