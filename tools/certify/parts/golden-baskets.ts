import type { PriceExplanation } from '../../../schemas/types/http/prices.ts';
import {
  type GoldenBasket,
  type GoldenPrice,
  priceOf,
  questionOf,
} from '../../../server/review/golden-basket.ts';
import {
  acceptGolden,
  compareGolden,
  type GoldenFile,
  goldenFiles,
} from '../../../server/review/golden-files.ts';
import { typed } from '../../tasks/project.ts';
import type { PartResult } from '../certificate.ts';
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

async function findingsOf(file: GoldenFile, settings: GoldenSettings): Promise<readonly string[]> {
  const { name } = file;
  const price = (golden: GoldenBasket) => priced(golden, settings);
  if (settings.acceptsPrices) {
    const refusal = await acceptGolden(file, price);
    return refusal === undefined ? [] : [`${name}: ${refusal}`];
  }
  const { problem, changes } = await compareGolden(file, price, (args) => typed('market', args));
  if (problem !== undefined) return [`${name}: ${problem}`];
  return changes.map(
    ({ part, was, is }) =>
      `${name}: ${part} is ${JSON.stringify(is)} and was ${JSON.stringify(was)}`,
  );
}

/** Whether the baskets that are kept with a market still cost what they did; a market has to have some. */
export async function goldenBaskets(settings: GoldenSettings): Promise<PartResult> {
  const files = goldenFiles(settings.folder);
  if (files.length === 0) {
    return { note: 'none', findings: [`there is no basket in ${settings.market}/golden`] };
  }
  const findings: string[] = [];
  for (const file of files) findings.push(...(await findingsOf(file, settings)));
  const done = settings.acceptsPrices ? 'recorded' : 'priced';
  return { note: `${files.length} baskets ${done}`, findings };
}
