import { parseArgs } from 'node:util';
import { explain, type Explanation, type KeySource } from '../../core/manifest/explain.ts';
import { type StatedHut, withHutsOwn } from '../../core/manifest/hut-own-values.ts';
import { parsePath, pointerTo, valueAt } from '../../core/manifest/json-pointer.ts';
import { isJsonObject, type JsonObject } from '../../core/manifest/json.ts';
import {
  manifestLayers,
  type ManifestScope,
  timedOverridesOf,
} from '../../core/manifest/layer-manifest.ts';
import {
  inForce,
  momentOf,
  placedOverrides,
  type TimedOverrides,
} from '../../core/manifest/timed-overrides.ts';
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
  /** The hut that is asked about, as the catalogue has it. */
  readonly stated?: StatedHut | undefined;
  /** The line of a place in a file, from 1; left out, lines are not told. */
  readonly lineOf?: (file: string, pointer: string) => number | undefined;
}

/** The date and time that a clock shows, as YYYY-MM-DDTHH:mm. */
const shownBy = ({ now, timeZone }: ExplainClock): string => {
  const { date, minutes } = localTime(timeZone, now);
  return `${date}T${timeOf(minutes)}`;
};

/**
 * The value of a key and every layer that says something about it, as text; timed overrides that do not hold then are told
 * as well [OPR-15].
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
  { stated, lineOf = () => undefined }: ExplainPlace = {},
): string {
  const market = marketNamed(markets, id);
  const files = {
    defaults: manifestFileOf(defaults.manifest),
    market: manifestFileOf(market.manifest),
  };
  // What a clock shows is compared with what clocks show: any one that never changes will do.
  const at = { now: momentOf(time ?? shownBy(clock), 'UTC'), timeZone: 'UTC' };
  const pointer = pointerTo(parsePath(key));
  const explanation = withHutsOwn(
    pointer,
    explain(manifestLayers(files, { ...scope, at }), key),
    stated,
  );
  const others = otherTimes(files, { ...scope, at }, key);
  if (!explanation && others.length === 0) {
    throw new MarketCommandError(`Nothing says anything about ${key}.`);
  }
  return [explanation ? asText(explanation, lineOf) : `${pointer} is not set`, ...others].join(
    '\n',
  );
}

/** What timed overrides of the place say of a key at other times. */
function otherTimes(
  files: Parameters<typeof timedOverridesOf>[0],
  { sector, hutId, at }: ManifestScope & { readonly at: ExplainClock },
  key: string,
): readonly string[] {
  const stated = timedOverridesOf(files);
  const placed = placedOverrides(stated as unknown as TimedOverrides, {
    sector,
    hutId,
    timeZone: at.timeZone,
  });
  const holding = inForce(placed, at.now);
  return placed
    .filter((one) => !holding.includes(one))
    .flatMap(({ id, override }) => {
      const settings: JsonObject = (override.settings ?? {}) as JsonObject;
      const value = valueAt(settings, parsePath(key));
      if (value === undefined) return [];
      const isMarkets = isJsonObject(valueAt(files.market.content, ['timedOverrides', id]) ?? null);
      const { file } = isMarkets ? files.market : files.defaults;
      const pointer = pointerTo(['timedOverrides', id, 'settings', ...parsePath(key)]);
      const when = `from ${override.from} until ${override.until ?? 'nobody knows'}`;
      return [`  ${when} timed, ${file}#${pointer}: ${JSON.stringify(value)}`];
    });
}

type LineOf = NonNullable<ExplainPlace['lineOf']>;

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
