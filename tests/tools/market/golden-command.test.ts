import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { checkDeployment } from '../../../server/markets/check-deployment.ts';
import { checkFolders } from '../../../tools/market/check-command.ts';
import {
  goldenExitCode,
  goldenMarkets,
  goldenText,
  readGoldenCommand,
} from '../../../tools/market/golden-command.ts';
import type { GoldenBasket } from '../../../server/review/golden-basket.ts';
import { marketIds } from '../../core/manifest/real-manifests.ts';
import { MarketsFolder } from '../../server/markets/markets-folder.ts';

const goldenOf = async (
  { path: marketsDir, pluginsDir }: MarketsFolder,
  { only, accepts = false }: { readonly only?: string; readonly accepts?: boolean } = {},
) =>
  goldenMarkets(await checkDeployment({ marketsDir, pluginsDir }), {
    accepts,
    ...(only !== undefined && { only }),
  });

const dearer = (folder: MarketsFolder, id: string, by: number): void =>
  folder.change('uk/catalogue/products.json', (products) =>
    (products as unknown as Product[]).map((product) =>
      product.id === id ? { ...product, price: product.price + by } : product,
    ),
  );

describe('golden baskets', () => {
  it('of the sample markets cost what they did, ten or more in each, without a server or a database [OPR-11]', async () => {
    const markets = await goldenOf(new MarketsFolder());
    expect(markets.map(({ market }) => market).toSorted()).toEqual([...marketIds].toSorted());
    expect(goldenText(markets)).toMatch(
      /^(\w+: (\d+) of \2 golden baskets cost what they did\.\n?){4}$/,
    );
    expect(Math.min(...markets.map(({ baskets }) => baskets.length))).toBeGreaterThanOrEqual(10);
    expect(goldenExitCode(markets)).toBe(0);
  });

  it('that cost something else are told part by part, by their command and by the check, and end both with 1 [OPR-11]', async () => {
    const folder = new MarketsFolder();
    dearer(folder, 'garden-lager', 1);
    const markets = await goldenOf(folder, { only: 'uk' });
    expect(goldenText(markets)).toContain(
      'at-the-table (Eaten at the table, where taxes can differ)',
    );
    expect(goldenText(markets)).toContain('total: 14.27 → 15.27');
    expect(goldenText(markets)).toContain('items: [5.99,4.49,3.79] → [5.99,4.49,4.79]');
    expect(goldenExitCode(markets)).toBe(1);
    const { findings, exitCode } = await checkFolders(
      { marketsDir: folder.path, pluginsDir: folder.pluginsDir },
      'uk',
    );
    expect(exitCode).toBe(1);
    expect(findings).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        file: 'markets/uk/golden/at-the-table.json',
        pointer: '/priced/total',
        expected: '14.27',
        found: '15.27',
        notice: 'Customers would pay another total than this basket expects.',
      }),
    );
  });

  it('are written as they cost now once somebody accepts them, and nothing else of them changes [OPR-11]', async () => {
    const folder = new MarketsFolder();
    const file = join(folder.path, 'uk/golden/at-the-table.json');
    const before = JSON.parse(readFileSync(file, 'utf8')) as GoldenBasket;
    dearer(folder, 'garden-lager', 1);
    expect(goldenExitCode(await goldenOf(folder, { only: 'uk', accepts: true }))).toBe(0);
    const after = JSON.parse(readFileSync(file, 'utf8')) as GoldenBasket;
    expect(after.priced?.total).toBe(15.27);
    expect({ ...after, priced: undefined }).toEqual({ ...before, priced: undefined });
    expect(goldenExitCode(await goldenOf(folder))).toBe(0);
  });

  it('that cannot be priced or read end the command with 2 [OPR-11]', async () => {
    const folder = new MarketsFolder();
    folder.change('uk/golden/voucher.json', (golden) => ({
      ...golden,
      hut: { sector: 'uk-1', id: '9999' },
    }));
    folder.write('fr/golden/voucher.json', '{');
    folder.change('ca/golden/voucher.json', ({ priced: _priced, ...golden }) => golden);
    const markets = await goldenOf(folder);
    const text = goldenText(markets);
    expect(text).toContain('voucher: uk-1 has no hut 9999');
    expect(text).toContain('voucher: its price was never recorded');
    expect(goldenExitCode(markets.filter(({ market }) => market === 'fr'))).toBe(2);
    await expect(goldenOf(folder, { only: 'ku' })).rejects.toThrow('Did you mean uk?');
    expect(readGoldenCommand(['golden', 'uk', '--accept'])).toEqual({
      only: 'uk',
      accepts: true,
      asJson: false,
    });
    expect(() => readGoldenCommand(['golden', 'uk', 'fr'])).toThrow('npm run market -- golden');
  });
});
