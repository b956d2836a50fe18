import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { engineVersion } from '../../../core/engine/version.ts';
import { migrateManifest } from '../../../tools/migrate/migrate-manifest.ts';
import { migrateMarkets } from '../../../tools/migrate/migrate-markets.ts';
import { root } from '../../../tools/tasks/project.ts';
import { runScript } from '../../../tools/tasks/run-script.ts';

/** A manifest from before 1.0, written by hand: short objects on one line, keys in an order of its own. */
const old = `{
  "$schema": "../manifest-file.schema.json",
  "id": "xy",
  "plugins": [
    { "id": "gazetteer" },
    { "id": "phone-xy" },  { "id": "menu-xy" },
    { "id": "order-base" }, { "id": "catalogue-files" }, { "id": "email-sign-in" }
  ],
  "payments": {
    "offline": ["cash", "voucher"],
    "types": ["cash"],
    "maxAmount": { "cash": 50 }
  },
  "money":   { "format": { "symbol": "€", "space": true } },
  "sectorOverrides": {
    "xy-1": { "payments": { "aliases": { "cash-ticket": "cash/ticket" }, "types": ["cash"] } }
  }
}
`;

const migrated = `{
  "$schema": "../manifest-file.schema.json",
  "engine": "1.0",
  "id": "xy",
  "plugins": [
    { "id": "gazetteer" },
    { "id": "phone-numbers" },  { "id": "menu-categories" },
    { "id": "order-base" }, { "id": "catalogue-files" }, { "id": "email-sign-in" }
  ],
  "payments": {
    "types": ["cash"],
    "maxAmount": { "cash": 50 }
  },
  "money":   { "format": { "symbol": "€", "space": true } },
  "sectorOverrides": {
    "xy-1": { "payments": { "types": ["cash"] } }
  }
}
`;

const withPoints = (plugins: string, earning: string): string => `{
  "id": "xy",
  "plugins": [${plugins}],
  "account": { "method": "none" },
  "loyalty": { "sectors": ["xy-1"], "earning": ${earning} }
}
`;

/** A folder with a manifest a market, gone when the running test is. */
function marketsWith(manifests: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-migrate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const markets = join(folder, 'markets');
  for (const [market, text] of Object.entries(manifests)) {
    mkdirSync(join(markets, market), { recursive: true });
    writeFileSync(join(markets, market, 'manifest.json'), text);
  }
  return markets;
}

const read = (markets: string, market: string) =>
  readFileSync(join(markets, market, 'manifest.json'), 'utf8');

describe('a manifest of an older engine', () => {
  it('is rewritten in its own order and format, and every change is said [ENG-37]', () => {
    const { text, done, refused } = migrateManifest(old, engineVersion);
    expect(refused).toEqual([]);
    expect(text).toBe(migrated);
    expect(done).toEqual([
      expect.stringMatching(/^\/payments\/offline is gone: .*\["cash","voucher"\]/),
      expect.stringMatching(/^\/sectorOverrides\/xy-1\/payments\/aliases is gone/),
      expect.stringContaining('/plugins/1/id is "phone-numbers"'),
      expect.stringContaining('/plugins/2/id is "menu-categories"'),
      expect.stringContaining('docs/upgrading/1.0.md'),
    ]);
  });

  it('loses the keys that nothing read, at every level, and is told who says it today [ENG-37]', () => {
    const levelOf = (name: string, more = '') =>
      `"payments": { "gatewayKeyVariable": "${name}" }, "services": { ${more}"deviceFingerprint": { "organisationId": "${name}" } }, "identity": { "userPool": "${name}", "webClient": "web" }`;
    const manifest = `{ "id": "xy", ${levelOf('A', '"paypal": { "clientId": "p" }, ')}, "sectorOverrides": { "xy-1": { ${levelOf('B')} } } }`;
    const { text, done, refused } = migrateManifest(manifest, engineVersion);
    expect(refused).toEqual([]);
    expect(JSON.parse(text)).toEqual({
      engine: '1.0',
      id: 'xy',
      payments: {},
      services: { paypal: { clientId: 'p' } },
      identity: { webClient: 'web' },
      sectorOverrides: { 'xy-1': { payments: {}, services: {}, identity: { webClient: 'web' } } },
    });
    const gone = done.filter((line) => line.includes('is gone: options of'));
    expect(gone.map((line) => line.split(' ')[0])).toEqual([
      '/payments/gatewayKeyVariable',
      '/services/deviceFingerprint',
      '/identity/userPool',
      '/sectorOverrides/xy-1/payments/gatewayKeyVariable',
      '/sectorOverrides/xy-1/services/deviceFingerprint',
      '/sectorOverrides/xy-1/identity/userPool',
    ]);
  });

  it.each([
    ['threshold', { id: 'loyalty-threshold', options: { earning: { amount: 12 } } }],
    ['per-amount', { id: 'loyalty-tens', options: { earning: { amount: 12 }, multiplier: 2 } }],
  ])('names the plugin that has its rule of points: %s [ENG-37]', (rule, plugin) => {
    const earning = `{ "rule": "${rule}", "amount": 12 }, "multiplier": 2`;
    const { text } = migrateManifest(withPoints('{ "id": "gazetteer" }', earning), engineVersion);
    const { plugins, loyalty } = JSON.parse(text) as JsonObject;
    expect(plugins).toEqual([{ id: 'gazetteer' }, plugin, { id: 'catalogue-files' }]);
    expect(loyalty).toEqual({ sectors: ['xy-1'] });
  });

  const settings = { sectors: ['xy-1'], price: 1.5 };
  const account = { method: 'none' };
  const rewritten = (manifest: object) => {
    const { text, done, refused } = migrateManifest(JSON.stringify(manifest), engineVersion);
    return { content: JSON.parse(text) as object, done, refused };
  };

  it.each([
    ['named', [{ id: 'catalogue-files' }, { id: 'uk-priority-delivery' }]],
    ['not named', [{ id: 'catalogue-files' }]],
  ])(
    'has the settings of priority delivery as options of its plugin: %s [ENG-37]',
    (_, plugins) => {
      const { content, done } = rewritten({ account, plugins, priority: settings });
      expect(content).not.toHaveProperty('priority');
      expect(content).toMatchObject({
        plugins: [{ id: 'catalogue-files' }, { id: 'uk-priority-delivery', options: settings }],
      });
      expect(done).toContainEqual(
        expect.stringMatching(/^\/priority is gone: \/plugins\/1\/options/),
      );
    },
  );

  it('keeps what the options of the plugin say already [ENG-37]', () => {
    const entry = { id: 'uk-priority-delivery', options: { price: 3 } };
    const { content } = rewritten({
      account,
      plugins: [entry, { id: 'catalogue-files' }],
      priority: settings,
    });
    expect(content).toMatchObject({
      plugins: [{ options: { sectors: ['xy-1'], price: 3 } }, { id: 'catalogue-files' }],
    });
  });

  it('names no plugin of priority delivery where no sector had it [ENG-37]', () => {
    const { content } = rewritten({
      account,
      plugins: [{ id: 'catalogue-files' }],
      priority: { ...settings, sectors: [] },
    });
    expect(content).toEqual({ engine: '1.0', account, plugins: [{ id: 'catalogue-files' }] });
  });

  it('is left to a person where a hut has settings of priority delivery of its own [ENG-37]', () => {
    const hutOverrides = { 'xy-1/1': { priority: { price: 3 } } };
    const manifest = { plugins: [], priority: settings, hutOverrides };
    const { content, refused } = rewritten(manifest);
    expect(content).toEqual(manifest);
    expect(refused).toEqual([
      expect.stringMatching(/^\/hutOverrides\/xy-1~11\/priority: take it away/),
    ]);
  });

  it.each([
    ['with a password', {}, ['catalogue-files', 'email-sign-in']],
    ['by a code', { account: { method: 'phone-code' } }, ['catalogue-files', 'in-otp']],
    ['not at all', { account: { method: 'none' } }, ['catalogue-files']],
  ])('names the plugin by which its customers sign in: %s [ENG-23, ENG-37]', (_, more, ids) => {
    const { content } = rewritten({ plugins: [], ...more });
    expect(content).toMatchObject({ plugins: ids.map((id) => ({ id })) });
  });

  it('names the plugin that reads its catalogue, as the engine did by itself [ENG-37]', () => {
    const { content, done } = rewritten({ account, plugins: [{ id: 'gazetteer' }] });
    expect(content).toMatchObject({
      plugins: [{ id: 'gazetteer' }, { id: 'catalogue-files' }],
    });
    expect(done).toContainEqual(expect.stringContaining('/plugins/1 is "catalogue-files"'));
  });

  it('has a plugin without options where it counted as every market does [ENG-21, ENG-37]', () => {
    const { text } = migrateManifest(withPoints('', '{ "rule": "threshold" }'), engineVersion);
    expect(JSON.parse(text)).toMatchObject({
      plugins: [{ id: 'loyalty-threshold' }, { id: 'catalogue-files' }],
      loyalty: { sectors: ['xy-1'] },
    });
    expect(text).not.toContain('earning');
  });

  it('is told what nothing counts by any more [ENG-21, ENG-37]', () => {
    const manifest = '{ "id": "xy", "plugins": [], "loyalty": { "multiplier": 3 } }';
    const { text, done } = migrateManifest(manifest, engineVersion);
    expect(JSON.parse(text)).toMatchObject({ loyalty: {} });
    expect(done[0]).toMatch(/^\/loyalty\/multiplier is gone: .* it was 3$/);
  });

  it('is left as it is where one of its sectors counts points in another way [ENG-21, ENG-37]', () => {
    const manifest =
      '{ "plugins": [], "sectorOverrides": { "xy-1": { "loyalty": { "multiplier": 2 } } } }';
    const { text, refused } = migrateManifest(manifest, engineVersion);
    expect(text).toBe(manifest);
    expect(refused).toEqual([
      expect.stringMatching(/^\/sectorOverrides\/xy-1\/loyalty\/multiplier: take it away/),
    ]);
  });

  it('is left alone once it is for this engine [ENG-37]', () => {
    expect(migrateManifest(migrated, engineVersion)).toEqual({
      text: migrated,
      done: [],
      refused: [],
    });
  });

  it('is left as it is where something has to be done by hand, which is named with its place [ENG-37]', () => {
    const text = old.replace('"order-base"', '"contact-xy"');
    const result = migrateManifest(text, engineVersion);
    expect(result.text).toBe(text);
    expect(result.done).toEqual([]);
    expect(result.refused).toEqual([
      expect.stringMatching(/^\/plugins\/3\/id: name "contact-form".*docs\/upgrading\/1\.0\.md$/),
    ]);
  });

  it('keeps its plugins of today, whatever those of before were called [ENG-37]', () => {
    const today = readdirSync(join(root, 'plugins'));
    const plugins = today.map((id) => ({ id }));
    const manifest = { plugins, loyalty: { sectors: ['xy-1'] } };
    const { refused, text } = migrateManifest(JSON.stringify(manifest), engineVersion);
    expect(refused).toEqual([]);
    const left = JSON.parse(text) as { readonly plugins: typeof plugins };
    expect(left.plugins.map(({ id }) => id)).toEqual(today);
  });

  it.each([
    ['no JSON', '{ "id": '],
    ['no object', '[]'],
    ['of an engine that no migration begins at', '{ "engine": "7.3" }'],
    ['of an engine that is no version', '{ "engine": 1 }'],
  ])('is refused when it is %s [ENG-37]', (_, text) => {
    const result = migrateManifest(text, engineVersion);
    expect(result).toMatchObject({ text, done: [] });
    expect(result.refused).toHaveLength(1);
  });
});

describe('npm run migrate', () => {
  it('rewrites every manifest and says what it did in which [ENG-37]', async () => {
    const markets = marketsWith({ xy: old, zz: migrated });
    const { code, output } = await runScript('tools/tasks/migrate.ts', [], {
      env: { MARKETS_DIR: markets },
    });
    expect(output).toContain('markets/xy/manifest.json /plugins/1/id is "phone-numbers"');
    expect(output).not.toContain('zz');
    expect(code).toBe(0);
    expect(read(markets, 'xy')).toBe(migrated);
    expect(migrateMarkets(markets).lines).toEqual(['Every manifest is for this engine.']);
  });

  it('writes none when one is refused [ENG-37]', () => {
    const markets = marketsWith({ xy: old, zz: '{' });
    const { isWhole, lines } = migrateMarkets(markets);
    expect(isWhole).toBe(false);
    expect(lines).toEqual([
      expect.stringMatching(/^markets\/zz\/manifest\.json it is no JSON/),
      'Nothing was written.',
    ]);
    expect(read(markets, 'xy')).toBe(old);
  });
});
