import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../../server/markets/read-deployment.ts';
import { asText, checkFolders } from '../../../tools/market/check-command.ts';
import { explainedKey, readExplainCommand } from '../../../tools/market/explain-command.ts';
import { MarketsFolder } from '../../server/markets/markets-folder.ts';

const noon = Date.parse('2026-03-04T12:00Z');
const day = { from: '2026-03-05T00:00', until: '2026-03-06T00:00' };

/** A copy of the sample chain whose market has some timed overrides. */
function folderWith(market: string, timedOverrides: Readonly<Record<string, object>>) {
  const folder = new MarketsFolder();
  folder.change(`${market}/manifest.json`, (content) => ({
    ...content,
    timedOverrides: JSON.parse(JSON.stringify(timedOverrides)),
  }));
  return folder;
}
const check = ({ path, pluginsDir }: MarketsFolder, only: string, now = noon) =>
  checkFolders({ marketsDir: path, pluginsDir }, only, now);

describe('npm run market -- check, of timed overrides', () => {
  it('refuses each that cannot be right, where it stands [OPR-15]', async () => {
    const wrong = {
      backwards: { ...day, until: '2026-03-05T00:00' },
      nowhere: { ...day, sectors: ['uk-9'] },
      hutless: { ...day, huts: ['uk-1:9999'] },
      dateless: { from: '2026-02-30T00:00', until: '2026-03-06T00:00' },
      unsold: { ...day, soldOut: ['margarita'] },
      unpriced: { ...day, prices: { margarita: { price: 5 } } },
      oversized: { ...day, prices: { margherita: { sizes: { huge: 5 } } } },
      precise: { ...day, prices: { margherita: { price: 5.999, sizes: { medium: 5.999 } } } },
      flagged: { ...day, settings: { flags: { features: { reoder: { default: true } } } } },
      misspelt: { ...day, settings: { minimumOrdr: {} } },
      other: { ...day, settings: { id: 'fr' } },
      endless: { from: day.from },
    };
    const found = new Set<string>();
    // Names of the catalogue are judged once the manifest is sound.
    const { misspelt, other, endless, flagged, ...sound } = wrong;
    for (const overrides of [sound, { misspelt, other, endless, flagged }]) {
      const { findings, exitCode } = await check(folderWith('uk', overrides), 'uk');
      expect(exitCode).toBe(2);
      for (const { severity, pointer } of findings) found.add(`${severity} ${pointer}`);
    }
    const at = '/timedOverrides';
    const expected = [
      `${at}/backwards/until`,
      `${at}/nowhere/sectors/0`,
      `${at}/hutless/huts/0`,
      `${at}/dateless/from`,
      `${at}/unsold/soldOut/0`,
      `${at}/unpriced/prices/margarita`,
      `${at}/oversized/prices/margherita/sizes/huge`,
      `${at}/precise/prices/margherita/price`,
      `${at}/precise/prices/margherita/sizes/medium`,
      `${at}/flagged/settings/flags/features/reoder`,
      `${at}/misspelt/settings/minimumOrdr`,
      `${at}/other/settings/id`,
      `${at}/endless/until`,
    ];
    expect([...found]).toEqual(
      expect.arrayContaining(expected.map((pointer) => `error ${pointer}`)),
    );
  });

  it('refuses plugins’ names in them that no plugin of the market brings [OPR-15]', async () => {
    const wrong = {
      unpaid: { ...day, settings: { payments: { types: ['kash'] } } },
      gateless: { ...day, settings: { payments: { gateway: 'sandbx' } } },
    };
    const { findings } = await check(folderWith('uk', wrong), 'uk');
    expect(findings.map(({ pointer, nearest }) => [pointer, nearest])).toEqual([
      ['/timedOverrides/gateless/settings/payments/gateway', 'sandbox'],
    ]);
    const { unpaid } = wrong;
    const { findings: types } = await check(folderWith('uk', { unpaid }), 'uk');
    expect(types.map(({ pointer, nearest }) => [pointer, nearest])).toEqual([
      ['/timedOverrides/unpaid/settings/payments/types/0', 'cash'],
    ]);
  });

  it('lists one that has ended at every hut for removal, with its line, and no other [OPR-15]', async () => {
    const overrides = {
      'last-year': { from: '2025-12-25T00:00', until: '2025-12-26T00:00', closed: true },
      // The last huts of Canada to see seven o'clock are in Vancouver, eight hours behind.
      'until-now': { from: '2026-03-04T06:00', until: '2026-03-04T07:00', closed: true },
      holding: { from: '2026-03-04T00:00', until: '2026-03-05T00:00', closed: true },
      coming: { ...day, closed: true },
    };
    const folder = folderWith('ca', overrides);
    const ended = async (now: string) => {
      const { findings, exitCode } = await check(folder, 'ca', Date.parse(now));
      return [exitCode, ...findings.map(({ pointer }) => pointer)];
    };
    expect(await ended('2026-03-04T14:59Z')).toEqual([1, '/timedOverrides/last-year']);
    expect(await ended('2026-03-04T15:00Z')).toEqual([
      1,
      '/timedOverrides/last-year',
      '/timedOverrides/until-now',
    ]);
    const result = await check(folder, 'ca');
    expect(asText(result)).toMatch(
      /^markets\/ca\/manifest\.json:\d+:\d+ warning\n {2}\/timedOverrides\/last-year: .*Take it out/,
    );
  });
});

describe('npm run market -- explain, of timed overrides', () => {
  it('tells which holds at a time at the hut, where it stands, and what others say [OPR-15]', async () => {
    const timed = (deliveryDefault: number, more: object) => ({
      ...day,
      settings: { minimumOrder: { deliveryDefault } },
      ...more,
    });
    const folder = folderWith('uk', {
      cup: timed(20, {}),
      'cup-clapham': timed(25, { huts: ['uk-1:1101'] }),
      'bank-holiday': timed(30, { from: '2026-05-04T00:00', until: '2026-05-05T00:00' }),
    });
    const deployment = await readDeployment({
      marketsDir: folder.path,
      pluginsDir: folder.pluginsDir,
    });
    const clock = { now: noon, timeZone: 'Europe/London' };
    const told = (...args: string[]) =>
      explainedKey(
        deployment,
        readExplainCommand(['explain', 'uk', 'minimumOrder.deliveryDefault', ...args]),
        clock,
      ).split('\n');
    const at = (id: string) =>
      `timed, markets/uk/manifest.json#/timedOverrides/${id}/settings/minimumOrder/deliveryDefault`;
    expect(told('--time', '2026-03-05T00:00')).toEqual([
      '/minimumOrder/deliveryDefault is 20',
      `  set by    ${at('cup')}`,
      expect.stringMatching(/^ {2}overrides defaults, .*: 3\.99$/),
      `  from 2026-05-04T00:00 until 2026-05-05T00:00 ${at('bank-holiday')}: 30`,
    ]);
    const ofHut = told('--sector', 'uk-1', '--hut', '1101', '--time', '2026-03-05T23:59');
    expect(ofHut.slice(0, 3)).toEqual([
      '/minimumOrder/deliveryDefault is 25',
      `  set by    ${at('cup-clapham')}`,
      `  overrides ${at('cup')}: 20`,
    ]);
    expect(told()[0]).toBe('/minimumOrder/deliveryDefault is 3.99');
    expect(told()).toContain(`  from 2026-03-05T00:00 until 2026-03-06T00:00 ${at('cup')}: 20`);
    expect(told('--time', '2026-03-06T00:00')[0]).toBe('/minimumOrder/deliveryDefault is 3.99');
    clock.now = Date.parse('2026-03-05T00:00Z');
    expect(told()[0]).toBe('/minimumOrder/deliveryDefault is 20');
    expect(() => told('--time', 'tomorrow')).toThrow('npm run market -- explain');
  });
});
