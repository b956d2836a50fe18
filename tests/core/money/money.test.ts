import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '../../../core/money/allocate.ts';
import { moneyFormatter } from '../../../core/money/format-money.ts';
import { halfOf, toDecimal, toMinor } from '../../../core/money/money.ts';
import { percentOf, percentWithin } from '../../../core/money/percent-of.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { filesOf, type MarketId, marketIds } from '../manifest/real-manifests.ts';

const manifestOf = (market: MarketId) => marketManifest(filesOf(market));
const settingsOf = (market: MarketId) => manifestOf(market).money;
const formatterOf = (market: MarketId) => moneyFormatter(settingsOf(market));

describe('whole minor units', () => {
  it('round a decimal to 2 decimals, halves away from zero [MNU-80]', () => {
    expect(toMinor(6.495)).toBe(650);
    expect(toMinor(-6.495)).toBe(-650);
    expect(toMinor(1.005)).toBe(101);
    expect(toMinor(0.1 + 0.2)).toBe(30);
    expect([toMinor(0.004), toMinor(-0.004), toMinor(-0)]).toEqual([0, 0, 0]);
  });

  it('come back unchanged from their decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (minor) => {
        expect(toMinor(toDecimal(minor))).toBe(minor);
      }),
    );
  });

  it('halve half up [DEA-63]', () => {
    expect([halfOf(1299), halfOf(1298), halfOf(1), halfOf(0)]).toEqual([650, 649, 1, 0]);
  });
});

describe('a percentage', () => {
  it('is rounded half up to the minor unit [VOU-07]', () => {
    expect(percentOf(2499, 20)).toBe(500);
    expect(percentOf(50, 1)).toBe(1);
    expect(percentOf(49, 1)).toBe(0);
  });

  it('counts to a thousandth of a percent', () => {
    expect(percentOf(10_000, 9.975)).toBe(998);
  });

  it('that a price includes is found in it, rounded half up [SUR-33]', () => {
    expect([2, 3, 600].map((gross) => percentWithin(gross, 20))).toEqual([0, 1, 100]);
    expect(percentWithin(23, 5, 15)).toBe(1);
  });

  it('is found again in an amount that it was added to', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 30 }),
        (net, rate) => {
          const tax = percentOf(net, rate);
          expect(Math.abs(percentWithin(net + tax, rate) - tax)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('allocate', () => {
  it('gives the units left over to the largest remainders, the earlier first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(1000, [1599, 1299])).toEqual([552, 448]);
    expect(allocate(-100, [1, 2])).toEqual([-33, -67]);
    expect(allocate(5, [0, 0])).toEqual([3, 2]);
    expect(allocate(5, [])).toEqual([]);
    expect([allocate(5, [0]), allocate(5, [0, 1])]).toEqual([[5], [0, 5]]);
  });

  it('makes shares that add up to the amount and are near their proportion [SUR-34]', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), weights, (amount, parts) => {
        const shares = allocate(amount, parts);
        const sum = parts.reduce((total, part) => total + part, 0);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const exact = sum === 0 ? amount / parts.length : (amount * (parts[index] ?? 0)) / sum;
          expect(Math.abs(share - exact)).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('a displayed price', () => {
  it('is written as the market writes it [MNU-81, MNU-83, CST-12]', () => {
    expect(formatterOf('uk')(1250)).toBe('£12.50');
    expect(formatterOf('ca')(1250)).toBe('$12.50');
    expect(formatterOf('in')(25_000)).toBe('₹250.00');
    expect(formatterOf('fr')(1250)).toBe('12.50\u00a0€');
    expect(formatterOf('fr')(50)).toBe('0.50\u00a0€');
  });

  it('has the decimal mark of the language where the sign is that of the euro [CST-12]', () => {
    const written = (locale: string) => moneyFormatter(settingsOf('fr'), locale)(1250);
    expect([written('fr-FR'), written('en-FR')]).toEqual(['12,50\u00a0€', '12.50\u00a0€']);
  });

  it('shows small units above 0 and below 1 where they are asked for and the market has them [MNU-82, CST-13]', () => {
    const small = { smallUnits: true };
    expect(formatterOf('uk')(50, small)).toBe('50p');
    expect(formatterOf('ca')(50, small)).toBe('50¢');
    expect(formatterOf('fr')(50, small)).toBe('0.50\u00a0€');
    expect(formatterOf('in')(50, small)).toBe('₹0.50');
    expect(formatterOf('uk')(50)).toBe('£0.50');
    const around = [0, 1, 99, 100].map((minor) => formatterOf('uk')(minor, small));
    expect(around).toEqual(['£0.00', '1p', '99p', '£1.00']);
  });

  it('has a minus sign in front', () => {
    expect(formatterOf('uk')(-500)).toBe('−£5.00');
    expect(formatterOf('fr')(-500)).toBe('−5.00\u00a0€');
  });

  it('has the decimals of the manifest, halves away from zero [MNU-80, CST-11]', () => {
    const rounded = moneyFormatter({ ...settingsOf('in'), decimals: 0 });
    expect([rounded(24_950), rounded(24_949), rounded(-24_950)]).toEqual(['₹250', '₹249', '−₹250']);
    expect([rounded(-49), rounded(-50)]).toEqual(['₹0', '−₹1']);
    const tenths = moneyFormatter({ ...settingsOf('uk'), decimals: 1 });
    expect([tenths(1995), tenths(1994), tenths(-1995)]).toEqual(['£20.0', '£19.9', '−£20.0']);
    const thousandths = moneyFormatter({ ...settingsOf('uk'), decimals: 3 });
    expect(thousandths(1995)).toBe('£19.950');
  });

  it('follows a changed manifest [CST-12, CST-13]', () => {
    const { format } = settingsOf('uk');
    const changed = moneyFormatter({
      decimals: 2,
      format: { ...format, position: 'after', space: true, decimalMark: ',' },
      smallUnits: { symbol: 'pence' },
    });
    expect(changed(1250)).toBe('12,50\u00a0£');
    expect(changed(5, { smallUnits: true })).toBe('5\u00a0pence');
  });

  it('is written in each locale of each market with its digits, grouping, mark, spaces and minus [SHP-04]', () => {
    const written = marketIds.flatMap((market) =>
      manifestOf(market).locales.map((locale) => {
        const money = moneyFormatter(settingsOf(market), locale);
        return [locale, [999, 1090, 114_900, 12_345_678, -50, 0].map((minor) => money(minor))];
      }),
    );
    expect(Object.fromEntries(written)).toEqual({
      'en-GB': ['£9.99', '£10.90', '£1,149.00', '£123,456.78', '−£0.50', '£0.00'],
      'fr-FR': [
        '9,99\u00a0€',
        '10,90\u00a0€',
        '1\u202f149,00\u00a0€',
        '123\u202f456,78\u00a0€',
        '−0,50\u00a0€',
        '0,00\u00a0€',
      ],
      'en-FR': [
        '9.99\u00a0€',
        '10.90\u00a0€',
        '1,149.00\u00a0€',
        '123,456.78\u00a0€',
        '−0.50\u00a0€',
        '0.00\u00a0€',
      ],
      'en-IN': ['₹9.99', '₹10.90', '₹1,149', '₹1,23,456.78', '−₹0.50', '₹0'],
      'en-CA': ['$9.99', '$10.90', '$1,149.00', '$123,456.78', '−$0.50', '$0.00'],
      'fr-CA': [
        '9,99\u00a0$',
        '10,90\u00a0$',
        '1\u00a0149,00\u00a0$',
        '123\u00a0456,78\u00a0$',
        '−0,50\u00a0$',
        '0,00\u00a0$',
      ],
    });
  });

  it('below 1 keeps the space of its locale before the small sign [SHP-04]', () => {
    const cents = (locale: string) =>
      moneyFormatter(settingsOf('ca'), locale)(99, { smallUnits: true });
    expect([cents('en-CA'), cents('fr-CA')]).toEqual(['99¢', '99\u00a0¢']);
  });
});
