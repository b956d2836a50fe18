import { describe, expect, it } from 'vitest';
import { sessionSettings } from '../../../client/experiments/session-settings.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { manifestWith } from '../constants/changed-markets.ts';

const manifest = manifestWith('uk');

/** A browser whose pages are opened one after the other in one session. */
const browser = (local: Readonly<Record<string, string>> = {}) => {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(local)) storage.write(key, value);
  const sessionStorage = memoryStorage();
  const reports: string[] = [];
  const open = (search = '') =>
    sessionSettings({
      search: new URLSearchParams(search),
      manifest,
      storage,
      sessionStorage,
      report: (_level, message) => void reports.push(message),
    });
  return { open, reports, storage };
};

describe('forced variants', () => {
  it('come from the parameter, several joined by commas, and hold for the session [EXP-10]', () => {
    const { open, storage } = browser();
    const forced = { 'deal-sorting': 'treatment', 'dealbot-v2': 'B' };
    const search = '?optimizely=deal-sorting:treatment,dealbot-v2:B';
    expect(open(search).forcedVariants).toEqual(forced);
    expect(open().forcedVariants).toEqual(forced);
    expect(open('?optimizely=dealbot-v2:C').forcedVariants).toEqual({
      ...forced,
      'dealbot-v2': 'C',
    });
    expect(storage.keys()).toEqual([]);
    expect(browser().open().forcedVariants).toEqual({});
  });

  it('end with an empty parameter [EXP-10]', () => {
    const { open } = browser();
    open('?optimizely=deal-sorting:treatment');
    expect(open('?optimizely=').forcedVariants).toEqual({});
    expect(open().forcedVariants).toEqual({});
  });

  it('that do not exist are ignored and logged [EXP-11]', () => {
    const { open, reports } = browser();
    const search = 'made-up:treatment,deal-sorting:blue,broken,:x,__proto__:y,dealbot-v2:A';
    expect(open(`?optimizely=${search}`).forcedVariants).toEqual({ 'dealbot-v2': 'A' });
    expect(reports).toEqual(
      ['made-up:treatment', 'deal-sorting:blue', 'broken', ':x', '__proto__:y'].map(
        (pair) => `There is no flag level or variant '${pair}'`,
      ),
    );
    expect(open().forcedVariants).toEqual({ 'dealbot-v2': 'A' });
    expect(reports).toHaveLength(5);
  });
});

describe('the flag level', () => {
  it('comes from the parameter, which holds for the session, else from the local settings, else is none [EXP-50]', () => {
    expect(browser().open().flagLevel).toBe('none');
    const { open } = browser({ 'phdv:flag': 'canary' });
    expect(open().flagLevel).toBe('canary');
    expect(open('?flag=development').flagLevel).toBe('development');
    expect(open().flagLevel).toBe('development');
    expect(open('?flag=none').flagLevel).toBe('none');
    expect(open().flagLevel).toBe('none');
  });

  it('that does not exist is ignored and logged [EXP-51]', () => {
    const { open, reports } = browser({ 'phdv:flag': 'root' });
    expect(open('?flag=admin').flagLevel).toBe('none');
    expect(reports).toEqual([
      "There is no flag level or variant 'admin'",
      "There is no flag level or variant 'root'",
    ]);
    const local = browser({ 'phdv:flag': 'canary' });
    expect([local.open('?flag=admin').flagLevel, local.open().flagLevel]).toEqual([
      'canary',
      'canary',
    ]);
    expect(open('?flag=canary').flagLevel).toBe('canary');
    expect(open('?flag=Canary').flagLevel).toBe('canary');
  });
});
