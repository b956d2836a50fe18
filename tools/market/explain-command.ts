import { parseArgs } from 'node:util';
import { explain, type Explanation, type KeySource } from '../../core/manifest/explain.ts';
import { manifestLayers, type ManifestScope } from '../../core/manifest/layer-manifest.ts';
import { contentOf } from '../../server/markets/json-file.ts';
import type { Deployment } from '../../server/markets/read-deployment.ts';
import { MarketCommandError, marketNamed, marketUsage } from './market-named.ts';

/** Which value of which market is asked about, and where. */
export interface ExplainCommand extends Pick<ManifestScope, 'sector' | 'hutId'> {
  readonly market: string;
  /** A JSON pointer, or keys joined by dots. */
  readonly key: string;
}

/** Reads the command line. @throws MarketCommandError that says how the command is called */
export function readExplainCommand(args: readonly string[]): ExplainCommand {
  const { values, positionals } = parsed(args);
  const [action, market, key, ...others] = positionals;
  const isHutWithoutSector = values.hut !== undefined && values.sector === undefined;
  if (action !== 'explain' || !market || !key || others.length > 0 || isHutWithoutSector) {
    throw new MarketCommandError(marketUsage);
  }
  return {
    market,
    key,
    ...(values.sector !== undefined && { sector: values.sector }),
    ...(values.hut !== undefined && { hutId: values.hut }),
  };
}

function parsed(args: readonly string[]) {
  try {
    const options = { sector: { type: 'string' }, hut: { type: 'string' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new MarketCommandError(`${error instanceof Error ? error.message : ''}\n${marketUsage}`);
  }
}

/** The value of a key and every layer that says something about it, as text. @throws MarketCommandError */
export function explainedKey(
  {
    defaults,
    markets,
  }: Pick<Deployment, 'markets'> & {
    readonly defaults: Pick<Deployment['defaults'], 'manifest'>;
  },
  { market: id, key, ...scope }: ExplainCommand,
): string {
  const market = marketNamed(markets, id);
  const layers = manifestLayers(
    {
      defaults: { file: defaults.manifest.file, content: contentOf(defaults.manifest) },
      market: { file: market.manifest.file, content: contentOf(market.manifest) },
    },
    scope,
  );
  const explanation = explain(layers, key);
  if (!explanation) throw new MarketCommandError(`Nothing says anything about ${key}.`);
  return asText(explanation);
}

const asText = ({ key, value, from, overrode }: Explanation): string =>
  [
    `${key} is ${value === undefined ? 'not set' : JSON.stringify(value)}`,
    `  set by    ${placeOf(from)}`,
    ...overrode.map((source) => `  overrides ${placeOf(source)}: ${JSON.stringify(source.value)}`),
  ].join('\n');

const placeOf = ({ layer, file, pointer }: KeySource): string => `${layer}, ${file}#${pointer}`;
