import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PriceExplanation } from '../../../schemas/types/http/prices.ts';
import type { PartResult } from '../certificate.ts';
import {
  type GoldenBasket,
  type GoldenPrice,
  isGoldenBasket,
  priceOf,
  questionOf,
} from '../golden-basket.ts';
import type { MarketServer } from '../market-server.ts';

/** Where the golden baskets of a market lie, and what they are asked of. */
export interface GoldenSettings {
  /** Folder of the market. */
  readonly folder: string;
  readonly market: string;
  readonly server: Pick<MarketServer, 'app' | 'dependencies' | 'setMoment'>;
  /** Writes what baskets come to into their files, in place of comparing it. */
  readonly acceptsPrices: boolean;
}

/** The price of a basket at its moment, or why it has none. */
async function priced(
  golden: GoldenBasket,
  { market, server }: GoldenSettings,
): Promise<GoldenPrice | string> {
  const running = server.dependencies.markets.byId(market);
  if (!running) return `there is no market ${market}`;
  const { currency, payments, sectors } = running.market.manifest;
  if (!sectors.includes(golden.hut.sector)) return `${golden.hut.sector} is no sector of ${market}`;
  server.setMoment(Date.parse(golden.at));
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/basket-validator/explain',
    payload: questionOf(golden, { currency, payment: payments.default }),
  });
  if (answer.statusCode !== 200) return `the server answers ${answer.statusCode}: ${answer.body}`;
  return priceOf(answer.json<PriceExplanation>());
}

/** Every part of a price that is not as it was. */
const differences = (was: GoldenPrice, is: GoldenPrice): readonly string[] =>
  (Object.keys(is) as (keyof GoldenPrice)[])
    .filter((part) => !isDeepStrictEqual(was[part], is[part]))
    .map((part) => `${part} is ${JSON.stringify(is[part])} and was ${JSON.stringify(was[part])}`);

async function findingsOf(file: string, settings: GoldenSettings): Promise<readonly string[]> {
  const name = basename(file, '.json');
  let golden: unknown;
  try {
    golden = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : 'no JSON'}`];
  }
  if (!isGoldenBasket(golden)) {
    return [`${name}: about, at (a moment), hut (sector and id) and disposition are needed`];
  }
  const price = await priced(golden, settings);
  if (typeof price === 'string') return [`${name}: ${price}`];
  if (settings.acceptsPrices) {
    writeFileSync(file, `${JSON.stringify({ ...golden, priced: price }, undefined, 2)}\n`);
    return [];
  }
  if (!golden.priced) return [`${name}: its price was never recorded: see --accept-prices`];
  return differences(golden.priced, price).map((found) => `${name}: ${found}`);
}

/** Whether the baskets that are kept with a market still cost what they did; a market has to have some. */
export async function goldenBaskets(settings: GoldenSettings): Promise<PartResult> {
  const folder = join(settings.folder, 'golden');
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json'))
    : [];
  if (files.length === 0) {
    return { note: 'none', findings: [`there is no basket in ${settings.market}/golden`] };
  }
  const findings: string[] = [];
  for (const file of files.toSorted()) {
    findings.push(...(await findingsOf(join(folder, file), settings)));
  }
  const done = settings.acceptsPrices ? 'recorded' : 'priced';
  return { note: `${files.length} baskets ${done}`, findings };
}
