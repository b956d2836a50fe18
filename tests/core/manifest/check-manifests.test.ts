import { describe, expect, it } from 'vitest';
import { checkManifests } from '../../../core/manifest/check-manifests.ts';
import type { Json, JsonObject } from '../../../core/manifest/json.ts';
import { overlay } from '../../../core/manifest/overlay.ts';
import { describeProblem } from '../../../core/manifest/problem.ts';
import { compileSchemas, marketIds, readManifestFile, type MarketId } from './real-manifests.ts';

const validators = compileSchemas();
const wording = {
  uk: ['en-GB'],
  fr: ['fr-FR', 'en-FR'],
  in: ['en-IN'],
  ca: ['en-CA', 'fr-CA'],
  nz: ['en-NZ'],
};
const plugins = marketIds.flatMap((id) =>
  (readManifestFile(id).content['plugins'] as { id: string }[]).map((entry) => entry.id),
);
type Changes = Partial<Record<MarketId | 'default', JsonObject>>;

/** What is wrong once the real manifests are changed; a removed key is written as null. */
const problemsOf = (changes: Changes, more: Record<string, Json> = {}) => {
  const raw = (market: MarketId | 'default') => {
    const { file, content } = readManifestFile(market);
    return { market, file, content: overlay(content, changes[market] ?? {}) };
  };
  const added = Object.entries(more).map(([market, content]) => ({
    market,
    file: `markets/${market}/manifest.json`,
    content,
  }));
  return checkManifests({
    defaults: raw('default'),
    markets: [...marketIds.map(raw), ...added],
    known: { plugins, wording },
    ...validators,
  });
};
const uk = 'markets/uk/manifest.json';

describe('checkManifests', () => {
  it('finds nothing wrong with the manifests of this repository', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('names file, key, reason and nearest key of an unknown key [CST-02]', () => {
    const [problem, ...others] = problemsOf({ uk: { checkout: { emailMaxLenght: 80 } } });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      file: uk,
      pointer: '/checkout/emailMaxLenght',
      nearest: 'emailMaxLength',
    });
    expect(problem && describeProblem(problem)).toBe(
      `${uk} /checkout/emailMaxLenght: expected a known key: nameFields, emailMaxLength, ` +
        'deliveryInstructionsMaxLength, marketingMode, deviceMemoryMs, found "emailMaxLenght". ' +
        'Did you mean "emailMaxLength"?',
    );
  });

  it('names a missing value by its key and what it is for [CST-02]', () => {
    expect(problemsOf({ uk: { currency: null } })).toEqual([
      {
        file: uk,
        pointer: '/currency',
        expected: 'Currency: ISO 4217 code (CST-10).',
        found: 'nothing',
      },
    ]);
  });

  it('says of a wrong type what was expected and what was found [CST-02]', () => {
    expect(problemsOf({ uk: { http: { timeoutMs: 'ten' } } })).toEqual([
      { file: uk, pointer: '/http/timeoutMs', expected: 'integer', found: '"ten"' },
    ]);
  });

  it('lists all problems of all files at once', () => {
    const problems = problemsOf({
      default: { htpp: {} },
      uk: { http: { timeoutMs: 0 }, sector: 'uk-1' },
      ca: { checkout: { marketingMode: 'opt-uot' } },
    });
    expect(problems.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
      'markets/default/manifest.json /htpp',
      'markets/uk/manifest.json /sector',
      'markets/uk/manifest.json /http/timeoutMs',
      'markets/ca/manifest.json /checkout/marketingMode',
    ]);
    expect(problems.map(({ nearest }) => nearest)).toEqual([
      'http',
      'sectors',
      undefined,
      'opt-out',
    ]);
  });

  it('looks into the overrides of sectors and huts', () => {
    const problems = problemsOf({
      uk: {
        sectorOverrides: { 'uk-2': { tippping: {} }, 'uk-3': {} },
        hutOverrides: { 'ca-1:9': {}, 'uk-1': {} },
      },
    });
    expect(problems.map(({ pointer, nearest }) => [pointer, nearest])).toEqual([
      ['/sectorOverrides/uk-2/tippping', 'tipping'],
      ['/hutOverrides/uk-1', undefined],
      ['/sectorOverrides/uk-3', 'uk-1'],
      ['/hutOverrides/ca-1:9', 'uk-1'],
    ]);
  });

  it('sends what holds for a whole market, such as options of plugins, out of sectors and huts', () => {
    const named = [{ id: 'loyalty-tens', options: { multiplier: 2 } }];
    const problems = problemsOf({
      uk: {
        sectorOverrides: { 'uk-2': { plugins: named } },
        hutOverrides: { 'uk-1:1101': { plugins: named } },
      },
    });
    const told = {
      expected: 'a key that can differ in a sector or at a hut',
      found: '"plugins"',
      remedy: 'State plugins for the whole market, at the top of the file',
    };
    expect(problems).toEqual([
      { file: uk, pointer: '/sectorOverrides/uk-2/plugins', ...told },
      { file: uk, pointer: '/hutOverrides/uk-1:1101/plugins', ...told },
    ]);
  });

  it('refuses a tax rate that ends before it begins, for the market or one of its sectors [ENG-34]', () => {
    const rate = (from: string, until: string) => ({ description: 'Tax', percent: 5, from, until });
    const rates = [rate('2027-01-01', '2027-01-02'), rate('2027-01-01', '2026-12-31')];
    const problems = problemsOf({
      uk: { tax: { rates }, sectorOverrides: { 'uk-1': { tax: { rates } } } },
    });
    expect(problems).toMatchObject([
      { file: uk, pointer: '/tax/rates/1/until', found: '"2026-12-31"' },
      { file: uk, pointer: '/sectorOverrides/uk-1/tax/rates/1/until' },
    ]);
  });

  it('refuses weights of a variant, and levels of a feature, that there are not', () => {
    const problems = problemsOf({
      default: { experiments: { list: { 'deal-sorting': { weights: { contrl: 1 } } } } },
      uk: {
        experiments: {
          list: {
            'dealbot-v2': { weights: { control: 1, B: 1, D: 2 } },
            'product-sorting-uk': { weights: { revenue: 1 } },
          },
        },
        flags: { features: { rokt: { levels: ['canari', 'none'] } } },
      },
    });
    expect(problems.map(({ file, pointer, nearest }) => [file, pointer, nearest])).toEqual([
      ['markets/default/manifest.json', '/experiments/list/deal-sorting/weights/contrl', 'control'],
      [uk, '/experiments/list/dealbot-v2/weights/D', expect.anything()],
      [uk, '/flags/features/rokt/levels/0', 'canary'],
    ]);
  });

  it('refuses an unknown plugin, one listed twice, and a strategy that is not among them', () => {
    const listed = ['by-postcod', 'order-base', 'order-base'].map((id) => ({ id }));
    expect(problemsOf({ uk: { plugins: listed } })).toMatchObject([
      { pointer: '/plugins/0/id', found: '"by-postcod"', nearest: 'by-postcode' },
      { pointer: '/plugins/2/id', expected: 'each plugin once' },
      { pointer: '/address/strategy', nearest: 'by-postcod' },
    ]);
  });

  it('refuses an unknown market or sector [SHL-01]', () => {
    expect(problemsOf({ uk: { id: 'gb', dineInSector: 'uk-9' } })).toMatchObject([
      { pointer: '/id', expected: 'the name of its folder, "uk"', found: '"gb"' },
      { pointer: '/dineInSector', nearest: 'uk-1' },
      { pointer: '/features/voucherMarkets/0', found: '"uk"' },
      { pointer: '/features/dealbotWarningMarkets/0', found: '"uk"' },
    ]);
    expect(problemsOf({ default: { loyalty: { sectors: ['uk-1', 'xx-1'] } } })).toMatchObject([
      { pointer: '/loyalty/sectors/1', found: '"xx-1"' },
    ]);
  });

  it('refuses a locale without wording', () => {
    expect(problemsOf({ fr: { locales: ['fr-FR', 'en-GB'] } })).toMatchObject([
      { pointer: '/locales/1', expected: 'a known locale with wording: fr-FR, en-FR' },
    ]);
  });

  it('refuses hosts and sectors that two markets claim', () => {
    const shared = { hosts: ['uk.localhost'], sectors: ['in-1', 'ca-1'] };
    expect(problemsOf({ in: shared }).map(({ file, pointer }) => [file, pointer])).toEqual([
      ['markets/in/manifest.json', '/hosts/0'],
      ['markets/ca/manifest.json', '/sectors/0'],
    ]);
  });

  it('refuses a secret written out and does not repeat it', () => {
    const secret = 'pOs-5ecret-value';
    const option = { id: 'pay-offline', options: { clientSecret: secret } };
    const live = { id: 'beacon', options: { address: 'sk_live_abcdef' } };
    const problems = problemsOf({
      uk: { pos: { keyVariable: secret }, plugins: [{ id: 'by-postcode' }, option, live] },
    });
    expect(problems.map(({ pointer }) => pointer)).toEqual([
      '/pos/keyVariable',
      '/plugins/1/options/clientSecret',
      '/plugins/2/options/address',
    ]);
    expect(JSON.stringify(problems)).not.toMatch(/pOs-5ecret|sk_live/);
  });

  it('says so when a file holds no object', () => {
    expect(problemsOf({}, { nz: [] })).toContainEqual({
      file: 'markets/nz/manifest.json',
      pointer: '',
      expected: 'object',
      found: '[]',
    });
  });

  it('takes a fifth market that brings a manifest of its own', () => {
    const fifth = overlay(readManifestFile('uk').content, {
      id: 'nz',
      country: 'NZ',
      currency: 'NZD',
      money: { format: { symbol: '$' } },
      locales: ['en-NZ'],
      hosts: ['nz.localhost'],
      sectors: ['nz-1'],
      defaultSector: 'nz-1',
      dineInSector: 'nz-1',
    });
    expect(problemsOf({}, { nz: fifth })).toEqual([]);
  });
});
