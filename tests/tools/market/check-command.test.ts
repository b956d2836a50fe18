import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { parsePath } from '../../../core/manifest/json-pointer.ts';
import { asText, checkFolders, readCheckCommand } from '../../../tools/market/check-command.ts';
import { MarketsFolder } from '../../server/markets/markets-folder.ts';

const today = '2026-03-04';

/** A slip of somebody who edits a market, and what has to be said of it. */
interface Slip {
  readonly file: string;
  readonly pointer: string;
  readonly value: unknown;
  /** What stands there, as the finding shows it. */
  readonly found: string;
  readonly nearest?: string;
  /** Where the finding points; where the slip is unless said otherwise. */
  readonly at?: string;
}

const uk = (
  file: string,
  pointer: string,
  value: unknown,
  found: string,
  more: Partial<Slip> = {},
): Slip => ({
  file: `uk/${file}`,
  pointer,
  value,
  found,
  ...more,
});
const manifest = (pointer: string, value: unknown, found: string, more: Partial<Slip> = {}) =>
  uk('manifest.json', pointer, value, found, more);
const huts = (pointer: string, value: unknown, found: string, more: Partial<Slip> = {}) =>
  uk('catalogue/huts.json', pointer, value, found, more);
const products = (pointer: string, value: unknown, found: string, more: Partial<Slip> = {}) =>
  uk('catalogue/products.json', pointer, value, found, more);
const deals = (pointer: string, value: unknown, found: string, more: Partial<Slip> = {}) =>
  uk('catalogue/deals.json', pointer, value, found, more);

/** Slips of one edit, each in a place of its own. */
const slips: readonly Slip[] = [
  manifest('/payments/default', 'kash', '"kash"', { nearest: 'cash' }),
  manifest('/flags/features/reoder', { default: true }, '"reoder"', { nearest: 'reorder' }),
  manifest('/hutOverrides', { 'uk-1:9999': { eta: {} } }, '"uk-1:9999"', {
    at: '/hutOverrides/uk-1:9999',
  }),
  manifest('/voucher/giftCardKind/ids/0', 'gbp-5-of', '"gbp-5-of"', { nearest: 'gbp-5-off' }),
  manifest('/money/format/symbol', '€', '"€", which is of EUR'),
  manifest('/promo/ukBanner/to', '/order/dealz/', '"/order/dealz/"', { nearest: '/order/deals' }),
  manifest('/promo/landingPages/big-night-in/to', '/order/deal/?id=big-nite-in', '"big-nite-in"', {
    nearest: 'big-night-in',
  }),
  huts('/0/timeZone', 'Europe/Londen', '"Europe/Londen"'),
  huts('/1/supportedPayment/0/type', 'microfrom', '"microfrom"', { nearest: 'microform' }),
  huts('/0/variableDeliverySurcharges/1/minOrderValue', 14, '14'),
  huts('/1/minDeliveryOrder', -1, '-1'),
  huts('/2/minDeliveryOrder', 9.999, '9.999'),
  huts('/3/excludedTabs', ['deserts'], '"deserts"', {
    at: '/3/excludedTabs/0',
    nearest: 'desserts',
  }),
  huts('/4/excludedDeals', ['bogof-mediun'], '"bogof-mediun"', {
    at: '/4/excludedDeals/0',
    nearest: 'bogof-medium',
  }),
  huts('/5/unavailableProducts', ['margarita'], '"margarita"', {
    at: '/5/unavailableProducts/0',
    nearest: 'margherita',
  }),
  products('/0/taxCode', 'standart', '"standart"', { nearest: 'standard' }),
  products('/0/sizes/0/crusts/0', 'deep-pann', '"deep-pann"', { nearest: 'deep-pan' }),
  products('/0/defaultOptions/size', 'medum', '"medum"', { nearest: 'medium' }),
  products('/0/defaultOptions/sauces/0', 'tomatoe', '"tomatoe"', { nearest: 'tomato' }),
  deals('/0/options/1/defaults/0', 'garlic-bred', '"garlic-bred"', { nearest: 'garlic-bread' }),
  deals('/0/look', 'deal-pizza-due', '"deal-pizza-due"', { nearest: 'deal-pizza-duo' }),
  deals('/1/conflicts', ['any-20-mediun'], '"any-20-mediun"', {
    at: '/1/conflicts/0',
    nearest: 'any-20-medium',
  }),
  uk('catalogue/upsells.json', '/0/toShow/0', 'garlic-herb-dipp', '"garlic-herb-dipp"', {
    nearest: 'garlic-herb-dip',
  }),
];

/** Mistakes in what says which market it is: they change what the others are held against. */
const misnamed: readonly Slip[] = [
  { file: 'ca/manifest.json', pointer: '/currency', value: 'CDA', found: '"CDA"' },
  { file: 'ca/manifest.json', pointer: '/country', value: 'XQ', found: '"XQ"' },
  {
    file: 'in/manifest.json',
    pointer: '/payments/gateway',
    value: 'sandbx',
    found: '"sandbx"',
    nearest: 'sandbox',
  },
  {
    file: 'fr/manifest.json',
    pointer: '/pos/adapter',
    value: 'kitchen-simulater',
    found: '"kitchen-simulater"',
    nearest: 'kitchen-simulator',
  },
  {
    file: 'ca/manifest.json',
    pointer: '/deals/termsValidUntil',
    value: '2026-02-30',
    found: '"2026-02-30"',
  },
];

/** Writes a value and leaves the rest of the file as it is written. */
function edit(folder: MarketsFolder, { file, pointer, value }: Slip): void {
  const path = join(folder.path, file);
  const keys = parsePath(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, applyEdits(text, modify(text, keys, value, {})));
}

const check = (folder: MarketsFolder, only?: string) =>
  checkFolders({ marketsDir: folder.path, pluginsDir: folder.pluginsDir }, only, Date.parse(today));

/** The text at the place that a finding names. */
const textAt = (folder: MarketsFolder, file: string, line: number, column: number): string =>
  (readFileSync(join(folder.path, file), 'utf8').split('\n')[line - 1] ?? '').slice(column - 1);

describe('npm run market -- check', () => {
  it('finds nothing wrong in the sample chain, and starts nothing [OPR-01]', async () => {
    const folder = new MarketsFolder();
    expect(await check(folder)).toEqual({ findings: [], exitCode: 0 });
  });

  it.each([
    ['what leads nowhere', slips],
    ['what there is none of', misnamed],
  ])('names every slip where it stands: %s [OPR-01, OPR-03]', async (_, made) => {
    const folder = new MarketsFolder();
    for (const slip of made) edit(folder, slip);
    const { findings, exitCode } = await check(folder);
    expect(exitCode).toBe(2);
    for (const { file, pointer, at = pointer, found, nearest } of made) {
      const finding = findings.find((one) => one.file === `markets/${file}` && one.pointer === at);
      expect(finding, `${file} ${at}`).toMatchObject({
        severity: 'error',
        found,
        ...(nearest !== undefined && { nearest }),
      });
      expect(finding?.notice).toMatch(/\.$/);
      const { line = 0, column = 0 } = finding?.place ?? {};
      const key = parsePath(at).at(-1) ?? '';
      const expected = /^\d+$/.test(key) ? found.split(',')[0] : `"${key}"`;
      expect(textAt(folder, file, line, column), `${file} ${at}`).toContain(expected);
    }
    expect(findings.map(({ file, pointer }) => `${file} ${pointer}`).toSorted()).toEqual(
      made.map(({ file, pointer, at = pointer }) => `markets/${file} ${at}`).toSorted(),
    );
  });

  it('tells a key that a file gives twice, and a text that lost its placeholder [OPR-03]', async () => {
    const folder = new MarketsFolder();
    const path = join(folder.path, 'uk/theme.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('{', '{ "accent": "#aa0000",'));
    folder.change('fr/words/fr-FR.json', (words) => ({
      ...words,
      basket: { removed: 'Article retiré.' },
    }));
    folder.write('ca/pages/en-CA/faqs.md', '# FAQs\n\nSee [the deals](/order/dealz/).');
    const { findings } = await check(folder);
    expect(findings.map(({ file, pointer, place }) => [file, pointer, place?.line])).toEqual([
      ['markets/uk/theme.json', '/accent', 4],
      ['markets/fr/words/fr-FR.json', '/basket/removed', 1],
      ['markets/ca/pages/en-CA/faqs.md', '', undefined],
    ]);
  });

  it('warns of what works and looks wrong, and then ends with 1 [OPR-01, OPR-04]', async () => {
    const folder = new MarketsFolder();
    folder.change('uk/manifest.json', (content) => ({
      ...content,
      minimumOrder: { deliveryDefault: 9 },
      sectorOverrides: { 'uk-1': { eta: { hiddenSectors: [] } } },
      hutOverrides: { 'uk-1:1101': { eta: { hiddenSectors: ['uk-1'] } } },
      experiments: {
        list: {
          'switch-to-collection': {
            goal: 'PRF',
            expires: '2026-03-03',
            variants: ['control', 'treatment'],
          },
        },
      },
    }));
    folder.change('uk/theme.json', (theme) => ({ ...theme, ink: '#aaaaaa' }));
    edit(folder, huts('/0/minDeliveryOrder', 75, '75'));
    const { findings, exitCode } = await check(folder, 'uk');
    expect(exitCode).toBe(1);
    expect(findings.map(({ severity, pointer }) => `${severity} ${pointer}`)).toEqual([
      'warning /experiments/list/switch-to-collection/expires',
      'warning /0/minDeliveryOrder',
      'warning /minimumOrder/deliveryDefault',
      'warning /hutOverrides/uk-1:1101/eta/hiddenSectors',
      'warning /ink',
      // Golden baskets that the dear minimum keeps from being delivered.
      ...Array.from({ length: 4 }, () => 'warning /priced/reasons'),
    ]);
    expect(await check(folder, 'fr')).toEqual({ findings: [], exitCode: 0 });
  });

  it('reads as lines that an editor opens, or as JSON [OPR-01]', async () => {
    const folder = new MarketsFolder();
    edit(folder, manifest('/money/format/symbol', '€', ''));
    const result = await check(folder, 'uk');
    const [finding] = result.findings;
    expect(asText(result)).toBe(
      [
        `markets/uk/manifest.json:${finding?.place?.line}:${finding?.place?.column} error`,
        '  /money/format/symbol: expected a sign of GBP, found "€", which is of EUR.',
        '  Customers would read amounts in a wrong currency or form.',
        '1 error, 0 warnings.',
      ].join('\n'),
    );
    expect(asText({ findings: [], exitCode: 0 })).toBe('Nothing is wrong.');
    expect(readCheckCommand(['check', 'uk', '--json'])).toEqual({
      only: 'uk',
      asJson: true,
      isPublished: false,
    });
    expect(readCheckCommand(['check', '--published'])).toEqual({
      asJson: false,
      isPublished: true,
    });
    expect(() => readCheckCommand(['check', 'uk', 'fr'])).toThrow('npm run market -- check');
    await expect(check(folder, 'ku')).rejects.toThrow('There is no market ku.');
  });

  it('is the check by which a server starts: what one refuses, the other refuses [OPR-02]', async () => {
    const folder = new MarketsFolder();
    for (const slip of slips.slice(0, 12)) edit(folder, slip);
    const { findings } = await check(folder);
    const refused = await folder.problems();
    expect(refused.length).toBeGreaterThan(11);
    expect(findings.map(({ file, pointer }) => ({ file, pointer }))).toEqual(
      refused.map(({ file, pointer }) => ({ file, pointer })),
    );
  });
});
