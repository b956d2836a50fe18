import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type GoldenBasket, type GoldenPrice, isGoldenBasket } from './golden-basket.ts';

/** Works out what a basket comes to at its moment, or says why it has no price. */
export type PriceGolden = (golden: GoldenBasket) => Promise<GoldenPrice | string>;

/** How somebody types the command about markets with these arguments. */
export type MarketCommand = (args: string) => string;

/** As in a checkout. */
export const npmCommand: MarketCommand = (args) => `npm run market -- ${args}`;

/** A part of a price that is not as it was. */
export interface PriceChange {
  readonly part: keyof GoldenPrice;
  readonly was: GoldenPrice[keyof GoldenPrice];
  readonly is: GoldenPrice[keyof GoldenPrice];
}

/** What became of a golden basket. */
export interface GoldenResult {
  /** Name of its file, without the ending. */
  readonly name: string;
  /** What is special about it; empty where it cannot be read. */
  readonly about: string;
  /** Why nothing can be compared. */
  readonly problem?: string;
  readonly changes: readonly PriceChange[];
}

/** A golden basket as its file holds it, or why it cannot be read. */
export interface GoldenFile {
  readonly name: string;
  readonly path: string;
  readonly golden?: GoldenBasket;
  readonly problem?: string;
}

/** The golden baskets in the folder of a market, by their names. */
export function goldenFiles(marketFolder: string): readonly GoldenFile[] {
  const folder = join(marketFolder, 'golden');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.toSorted().map((file) => readGolden(join(folder, file)));
}

function readGolden(path: string): GoldenFile {
  const place = { name: basename(path, '.json'), path };
  try {
    const golden: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isGoldenBasket(golden)) return { ...place, golden };
    const problem = 'about, at (a moment), hut (sector and id) and disposition are needed';
    return { ...place, problem };
  } catch (error) {
    return { ...place, problem: error instanceof Error ? error.message : 'no JSON' };
  }
}

/** Every part of a price that is not as it was. */
export const priceChanges = (was: GoldenPrice, is: GoldenPrice): readonly PriceChange[] =>
  (Object.keys(is) as (keyof GoldenPrice)[])
    .filter((part) => !isDeepStrictEqual(was[part], is[part]))
    .map((part) => ({ part, was: was[part], is: is[part] }));

/** Compares a golden basket with what it costs now. */
export async function compareGolden(
  file: GoldenFile,
  price: PriceGolden,
  marketCommand: MarketCommand = npmCommand,
): Promise<GoldenResult> {
  const { name, golden } = file;
  if (!golden) return { name, about: '', problem: file.problem ?? '', changes: [] };
  const { about } = golden;
  const is = await price(golden);
  if (typeof is === 'string') return { name, about, problem: is, changes: [] };
  if (!golden.priced) {
    const problem = `its price was never recorded: ${marketCommand('golden --accept')} does`;
    return { name, about, problem, changes: [] };
  }
  return { name, about, changes: priceChanges(golden.priced, is) };
}

/** Writes what a golden basket costs now into its file, where that is something else. @returns why it cannot be priced; undefined when it is written */
export async function acceptGolden(
  { path, golden, problem }: GoldenFile,
  price: PriceGolden,
): Promise<string | undefined> {
  if (!golden) return problem;
  const is = await price(golden);
  if (typeof is === 'string') return is;
  if (golden.priced && priceChanges(golden.priced, is).length === 0) return undefined;
  writeFileSync(path, `${JSON.stringify({ ...golden, priced: is }, undefined, 2)}\n`);
  return undefined;
}
