import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { explainedKey, readExplainCommand } from '../../tools/market/explain-command.ts';
import { cataloguedMarket } from '../../tools/market/catalogued-market.ts';
import { linesIn, statedHut } from '../../tools/market/explain-place.ts';
import { root } from '../../tools/tasks/project.ts';
import { repositoryFolders } from '../setup/plugin-loaders.ts';

const deployment = await readDeployment(repositoryFolders);
const clock = { now: Date.parse('2026-03-02T12:00Z'), timeZone: 'Europe/London' };
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

  it('tells a value of the hut in the catalogue above all that manifests say, each with its line', async () => {
    const [market] = deployment.markets.filter(({ id }) => id === 'uk');
    if (!market) throw new Error('There is no such market.');
    const { catalogue } = await cataloguedMarket(deployment, market, repositoryFolders);
    const huts = catalogue.get('huts');
    const asked = 'explain uk minimumOrder.deliveryDefault --sector uk-1 --hut 1101';
    const command = readExplainCommand(asked.split(' '));
    const stated = statedHut(huts, command);
    const lineOf = linesIn(repositoryFolders);
    const [value, from, ...overrode] = explainedKey(deployment, command, clock, {
      stated,
      lineOf,
    }).split('\n');
    expect(value).toBe(
      `/minimumOrder/deliveryDefault is ${JSON.stringify(stated?.hut['minDeliveryOrder'])}`,
    );
    expect(from).toMatch(
      /^ {2}set by {4}catalogue, markets\/uk\/catalogue\/huts\.json:\d+#\/\d+\/minDeliveryOrder$/,
    );
    expect(overrode.length).toBeGreaterThan(0);
    for (const line of overrode) expect(line).toMatch(/manifest\.json:\d+#\/minimumOrder/);
    const text = readFileSync(join(root, 'markets/uk/catalogue/huts.json'), 'utf8').split('\n');
    const line = Number(/:(\d+)#/.exec(from ?? '')?.[1]);
    expect(text[line - 1]).toContain('"minDeliveryOrder"');
    const elsewhere = { ...command, key: 'minimumOrder.free' };
    expect(() => explainedKey(deployment, elsewhere, clock, { stated, lineOf })).toThrow('Nothing');
    expect(statedHut(huts, { sector: 'uk-1', hutId: '9999' })).toBeUndefined();
  });

  it('says how it is called, and which market may be meant', () => {
    expect(() => told('explain', 'uk')).toThrow('npm run market -- explain <market> <key>');
    expect(() => told('explain', 'uk', 'currency', '--hut', '1101')).toThrow('npm run market');
    expect(() => told('explain', 'uk', 'currency', '--when', 'now')).toThrow('--when');
    expect(() => told('explain', 'ku', 'currency')).toThrow('There is no market ku.');
    expect(() => told('explain', 'uk', 'curency')).toThrow('Nothing says anything about curency.');
  });
});
