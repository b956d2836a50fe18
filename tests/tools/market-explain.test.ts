import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { statedCatalogue } from '../../server/markets/stated-catalogue.ts';
import { explainedKey, readExplainCommand } from '../../tools/market/explain-command.ts';
import { cataloguedMarket } from '../../tools/market/catalogued-market.ts';
import { marketNamed } from '../../tools/market/market-named.ts';
import { linesIn } from '../../tools/market/lines-in.ts';
import { root } from '../../tools/tasks/project.ts';
import { repositoryFolders } from '../setup/plugin-loaders.ts';

const deployment = await readDeployment(repositoryFolders);
const clock = { now: Date.parse('2026-03-02T12:00Z'), timeZone: 'Europe/London' };
/** What the command says with the market's catalogue at hand, line by line. */
async function toldWithCatalogue(asked: string): Promise<readonly string[]> {
  const command = readExplainCommand(asked.split(' '));
  const market = marketNamed(deployment.markets, command.market);
  const { catalogue, declared } = await cataloguedMarket(deployment, market, repositoryFolders);
  return explainedKey(deployment, command, clock, {
    catalogue: statedCatalogue(catalogue, { declared }),
    lineOf: linesIn(repositoryFolders),
  }).split('\n');
}
const told = (...args: string[]) => explainedKey(deployment, readExplainCommand(args), clock);

describe('npm run market -- explain', () => {
  it('tells the value, the file that sets it and what it overrides', () => {
    expect(told('explain', 'uk', 'http.timeoutMs')).toBe(
      '/http/timeoutMs is 10000\n  set by    defaults, markets/default/manifest.json#/http/timeoutMs',
    );
    const lines = told('explain', 'uk', '/currency').split('\n');
    expect(lines.slice(0, 2)).toEqual([
      '/currency is "GBP"',
      '  set by    market, markets/uk/manifest.json#/currency',
    ]);
  });

  it('tells a value of the hut in the catalogue above all that manifests say, each with its line [OPR-07]', async () => {
    const [value, from, ...overrode] = await toldWithCatalogue(
      'explain uk minimumOrder.deliveryDefault --sector uk-1 --hut 1101',
    );
    expect(value).toBe('/minimumOrder/deliveryDefault is 12');
    expect(from).toMatch(
      /^ {2}set by {4}catalogue, markets\/uk\/catalogue\/huts\.json:\d+#\/\d+\/minDeliveryOrder$/,
    );
    expect(overrode.length).toBeGreaterThan(0);
    for (const line of overrode) expect(line).toMatch(/manifest\.json:\d+#\/minimumOrder/);
    const text = readFileSync(join(root, 'markets/uk/catalogue/huts.json'), 'utf8').split('\n');
    const line = Number(/:(\d+)#/.exec(from ?? '')?.[1]);
    expect(text[line - 1]).toContain('"minDeliveryOrder"');
  });

  it('tells which huts and products have a say of their own, where none is asked about [OPR-07]', async () => {
    const minimums = await toldWithCatalogue('explain uk minimumOrder.deliveryDefault');
    expect(minimums.slice(0, 3)).toEqual([
      '/minimumOrder/deliveryDefault is 3.99',
      expect.stringMatching(/^ {2}set by {4}defaults, markets\/default\/manifest\.json:\d+#/),
      expect.stringMatching(
        /^ {2}at Clapham Junction \(1101\) 12, catalogue, markets\/uk\/catalogue\/huts\.json:\d+#\/0\/minDeliveryOrder$/,
      ),
    ]);
    expect(minimums.at(-1)).toBe('  and 14 others of their own');
    const payments = await toldWithCatalogue('explain fr payments.types --sector fr-1 --hut 1103');
    expect(payments[0]).toBe('/payments/types is ["hipay","cash/ticket"]');
    expect(payments[2]).toContain('["hipay","card","cash/ticket"]');
  });

  it('says how it is called, and which market may be meant', () => {
    expect(() => told('explain', 'uk')).toThrow('npm run market -- explain <market> <key>');
    expect(() => told('explain', 'uk', 'currency', '--hut', '1101')).toThrow('npm run market');
    expect(() => told('explain', 'uk', 'currency', '--when', 'now')).toThrow('--when');
    expect(() => told('explain', 'ku', 'currency')).toThrow('There is no market ku.');
    expect(() => told('explain', 'uk', 'curency')).toThrow('Nothing says anything about curency.');
  });
});
