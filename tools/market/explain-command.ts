import { parseArgs } from 'node:util';
import type { CatalogueSource, StatedCatalogue } from '../../core/manifest/catalogue-values.ts';
import type { Explanation, KeySource } from '../../core/manifest/explain.ts';
import { explainSetting, type TimedSource } from '../../core/manifest/explained-setting.ts';
import type { ManifestScope } from '../../core/manifest/layer-manifest.ts';
import { momentOf } from '../../core/manifest/timed-overrides.ts';
import { localTime, timeOf } from '../../core/timeslots/hut-clock.ts';
import { manifestFileOf } from '../../server/markets/json-file.ts';
import type { Deployment } from '../../server/markets/read-deployment.ts';
import { MarketCommandError, marketNamed, marketUsage } from './market-named.ts';

/** Which value of which market is asked about, and where. */
export interface ExplainCommand extends Pick<ManifestScope, 'sector' | 'hutId'> {
  readonly market: string;
  /** A JSON pointer, or keys joined by dots. */
  readonly key: string;
  /** For when, on the clock of the place, YYYY-MM-DDTHH:mm; left out, for now. */
  readonly time?: string;
}

const isTime = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text);

/** Reads the command line. @throws MarketCommandError that says how the command is called */
export function readExplainCommand(args: readonly string[]): ExplainCommand {
  const { values, positionals } = parsed(args);
  const [action, market, key, ...others] = positionals;
  const isHutWithoutSector = values.hut !== undefined && values.sector === undefined;
  const isNoTime = values.time !== undefined && !isTime(values.time);
  if (
    action !== 'explain' ||
    !market ||
    !key ||
    others.length > 0 ||
    isHutWithoutSector ||
    isNoTime
  ) {
    throw new MarketCommandError(marketUsage);
  }
  return {
    market,
    key,
    ...(values.sector !== undefined && { sector: values.sector }),
    ...(values.hut !== undefined && { hutId: values.hut }),
    ...(values.time !== undefined && { time: values.time }),
  };
}

function parsed(args: readonly string[]) {
  try {
    const options = {
      sector: { type: 'string' },
      hut: { type: 'string' },
      time: { type: 'string' },
    } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new MarketCommandError(`${error instanceof Error ? error.message : ''}\n${marketUsage}`);
  }
}

/** A present moment, in milliseconds, and the clock that it is told by. */
export interface ExplainClock {
  readonly now: number;
  readonly timeZone: string;
}

/** What is known of the place beyond the manifests. */
export interface ExplainPlace {
  /** What the catalogue says of settings. */
  readonly catalogue?: StatedCatalogue;
  /** The line of a place in a file, from 1; left out, lines are not told. */
  readonly lineOf?: (file: string, pointer: string) => number | undefined;
}

/** The date and time that a clock shows, as YYYY-MM-DDTHH:mm. */
const shownBy = ({ now, timeZone }: ExplainClock): string => {
  const { date, minutes } = localTime(timeZone, now);
  return `${date}T${timeOf(minutes)}`;
};

/**
 * The value of a key and every layer that says something about it, as text; what timed overrides say at other times, and
 * what huts and products of the place have of their own, is told as well [OPR-07, OPR-15].
 * @param clock of the place that is asked about
 * @param place what the catalogue has of it, and where things stand in files
 * @throws MarketCommandError
 */
export function explainedKey(
  {
    defaults,
    markets,
  }: Pick<Deployment, 'markets'> & {
    readonly defaults: Pick<Deployment['defaults'], 'manifest'>;
  },
  { market: id, key, time, ...scope }: ExplainCommand,
  clock: ExplainClock,
  { catalogue = {}, lineOf = () => undefined }: ExplainPlace = {},
): string {
  const market = marketNamed(markets, id);
  const files = {
    defaults: manifestFileOf(defaults.manifest),
    market: manifestFileOf(market.manifest),
  };
  // What a clock shows is compared with what clocks show: any one that never changes will do.
  const at = { now: momentOf(time ?? shownBy(clock), 'UTC'), timeZone: 'UTC' };
  const setting = explainSetting(files, key, { ...scope, at }, catalogue);
  const { explanation, otherTimes, apart, key: pointer } = setting;
  if (!explanation && otherTimes.length === 0 && apart.length === 0) {
    throw new MarketCommandError(`Nothing says anything about ${key}.`);
  }
  return [
    explanation ? asText(explanation, lineOf) : `${pointer} is not set`,
    ...otherTimes.map((source) => timedText(source, lineOf)),
    ...apart.slice(0, apartTold).map((source) => apartText(source, lineOf)),
    ...(apart.length > apartTold ? [`  and ${apart.length - apartTold} others of their own`] : []),
  ].join('\n');
}

/** Huts and products of their own that are told one by one. */
const apartTold = 5;

type LineOf = NonNullable<ExplainPlace['lineOf']>;

const timedText = ({ from, until, value, ...source }: TimedSource, lineOf: LineOf): string =>
  `  from ${from} until ${until ?? 'nobody knows'} ${placeOf({ ...source, value }, lineOf)}: ${JSON.stringify(value)}`;

const apartText = ({ id, name, effective, ...source }: CatalogueSource, lineOf: LineOf): string =>
  `  at ${name === '' ? id : `${name} (${id})`} ${JSON.stringify(effective)}, ${placeOf(source, lineOf)}`;

const asText = ({ key, value, from, overrode }: Explanation, lineOf: LineOf): string =>
  [
    `${key} is ${value === undefined ? 'not set' : JSON.stringify(value)}`,
    `  set by    ${placeOf(from, lineOf)}`,
    ...overrode.map(
      (source) => `  overrides ${placeOf(source, lineOf)}: ${JSON.stringify(source.value)}`,
    ),
  ].join('\n');

const placeOf = ({ layer, file, pointer }: KeySource, lineOf: LineOf): string => {
  const line = lineOf(file, pointer);
  return `${layer}, ${file}${line === undefined ? '' : `:${line}`}#${pointer}`;
};
