import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { explainedKey, readExplainCommand } from '../../tools/market/explain-command.ts';
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

  it('says how it is called, and which market may be meant', () => {
    expect(() => told('explain', 'uk')).toThrow('npm run market -- explain <market> <key>');
    expect(() => told('explain', 'uk', 'currency', '--hut', '1101')).toThrow('npm run market');
    expect(() => told('explain', 'uk', 'currency', '--when', 'now')).toThrow('--when');
    expect(() => told('explain', 'ku', 'currency')).toThrow('There is no market ku.');
    expect(() => told('explain', 'uk', 'curency')).toThrow('Nothing says anything about curency.');
  });
});
