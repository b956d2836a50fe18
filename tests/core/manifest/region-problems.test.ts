import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { isTimeZone, regionProblems } from '../../../core/manifest/region-problems.ts';

const pointersIn = (content: JsonObject) =>
  regionProblems({ file: 'manifest.json', content }).map(({ pointer, found }) => [pointer, found]);

const market = (currency: string, symbol: string, locales: readonly string[] = ['en-GB']) => ({
  country: 'GB',
  locales,
  currency,
  money: { format: { symbol } },
});

describe('where a market is', () => {
  it('has a country, locales and a currency that there are [OPR-03]', () => {
    expect(pointersIn(market('GBP', '£'))).toEqual([]);
    expect(pointersIn({ ...market('GBP', '£'), country: 'XQ' })).toEqual([['/country', '"XQ"']]);
    expect(pointersIn(market('GBQ', '£'))).toEqual([['/currency', '"GBQ"']]);
    expect(pointersIn(market('GBP', '£', ['en-GB', 'xx-GB', 'en-XQ', 'not a locale']))).toEqual([
      ['/locales/1', '"xx-GB"'],
      ['/locales/2', '"en-XQ"'],
      ['/locales/3', '"not a locale"'],
    ]);
  });

  it('writes its currency by a sign that is not that of another [OPR-03]', () => {
    expect(pointersIn(market('GBP', '₹'))).toEqual([
      ['/money/format/symbol', '"₹", which is of INR'],
    ]);
    expect(pointersIn(market('CAD', '$'))).toEqual([]);
    expect(pointersIn(market('CAD', 'CAD'))).toEqual([]);
    expect(pointersIn(market('EUR', '€', ['fr-FR']))).toEqual([]);
    expect(pointersIn(market('GBP', 'quid'))).toEqual([]);
  });

  it('has clocks that somebody can tell [OPR-03]', () => {
    expect(['Europe/London', 'Etc/UTC', 'Asia/Kolkata'].filter(isTimeZone)).toHaveLength(3);
    expect(['Europe/Londen', '', 'GMT+25'].filter(isTimeZone)).toEqual([]);
  });
});
