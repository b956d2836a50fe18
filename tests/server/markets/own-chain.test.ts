import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checksOf } from '../../../conformance/checks-of.ts';
import { findCases } from '../../../conformance/find-cases.ts';
import { wholePlugin } from '../../../core/engine/plugin-halves.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import { findPlugins } from '../../../server/markets/find-plugins.ts';
import { loadMarkets } from '../../../server/markets/load-markets.ts';
import { checkOptions } from '../../../server/markets/schemas.ts';
import { root } from '../../../tools/tasks/project.ts';
import { failingChecks } from '../../conformance/failing-checks.ts';
import { ownInstallation } from '../../conformance/own-installation.ts';
import { fixtureFolders } from '../../setup/fixture-folders.ts';

const [market] = await loadMarkets(fixtureFolders);
if (!market) throw new Error('There is no market of another chain.');
const { manifest, extensions } = market.market;
const hutOf = (id: string) => {
  const hut = market.catalogue?.huts.find((one) => one.id === id);
  if (!hut) throw new Error(`There is no hut ${id}.`);
  return hut;
};

describe('the market of another chain', () => {
  it('has its own words for everything, and nothing left to translate', () => {
    expect(market.locales).toEqual(['de-DE']);
    expect(market.untranslated).toEqual({});
  });

  it.each<[string, string, Disposition, readonly (readonly [string, number])[]]>([
    [
      'at home',
      '1001',
      'delivery',
      [
        ['MwSt. 7 %', 65],
        ['MwSt. 19 %', 45],
      ],
    ],
    [
      'to take away',
      '1001',
      'collection',
      [
        ['MwSt. 7 %', 65],
        ['MwSt. 19 %', 45],
      ],
    ],
    ['at the table', '1001', 'dinein', [['MwSt. 19 %', 205]]],
    ['where there is no tax', '1002', 'delivery', []],
  ])(
    'taxes food and drink %s by product, place and disposition',
    (_where, hut, disposition, taxes) => {
      const amounts = [
        { taxCode: 'food', amount: 1000 },
        { taxCode: 'drink', amount: 280 },
      ];
      const facts = { hut: hutOf(hut), disposition, orderTime: new Date(0), manifest, amounts };
      const found = extensions.one('tax-policy').breakdown(facts).taxes;
      expect(found.map(({ description, amount }) => [description, amount])).toEqual(taxes);
    },
  );

  it('knows its postcodes and phone numbers by options alone [ENG-26]', () => {
    const strategy = extensions.one('address-strategy');
    const messageFor = (postcode: string) => strategy.check({ postcode }, true)?.message;
    expect(messageFor(' 101 19 ')).toBeUndefined();
    expect(messageFor('101')).toBe('localisation.postcode.partial');
    expect(messageFor('SW11 1JB')).toBe('localisation.postcode.invalid');
    const phone = extensions.one('phone-validator');
    expect(phone.validate('+49 30 1234567')).toBeUndefined();
    expect(phone.validate('12')).toBeDefined();
  });

  it('pays by a type and a gateway of its own, which keep the promises of their points [ENG-32]', async () => {
    const id = 'pay-bank-debit';
    const halves = await findPlugins(fixtureFolders.pluginsDir)[id]?.();
    const cases = await findCases(fixtureFolders.pluginsDir, id);
    if (!halves) throw new Error('The plugin is not there.');
    const { settings, prepare, open, close } = ownInstallation();
    await open();
    await prepare(halves);
    onTestFinished(close);
    const checks = checksOf(wholePlugin(halves), cases, { checkOptions, ...settings });
    expect(checks.length).toBeGreaterThan(15);
    expect(await failingChecks(checks)).toEqual([]);
    expect(manifest.payments.types).toContain('bank-debit');
  });

  it('is named nowhere outside of its folder, nor is its way to pay [ENG-32]', () => {
    const rooms = ['core', 'client', 'plugins', 'ui', 'server', 'schemas', 'markets', 'tools'];
    const isText = (path: string) => /\.(?:ts|tsx|mjs|json|md)$/u.test(path);
    const found = rooms
      .flatMap((room) =>
        readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) =>
          join(root, room, path),
        ),
      )
      .filter((path) => isText(path) && !path.includes('node_modules') && statSync(path).isFile())
      .filter((path) =>
        /de-DE|\bde-1\b|Ofenglück|de\.localhost|bank-debit/u.test(readFileSync(path, 'utf8')),
      );
    expect(found).toEqual([]);
  });
});
