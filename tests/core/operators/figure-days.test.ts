import { expect, it } from 'vitest';
import { chartDays, onlyCurrency } from '../../../core/operators/figure-days.ts';

const line = (day: string, currency: string, orders: number, revenue: number) => ({
  day,
  currency,
  orders,
  failed: 0,
  revenue,
  refunded: 1,
});

// XTS and XXX are the codes of ISO 4217 for tests and for no currency.
const time = { from: '2026-02-27', to: '2026-03-02' };
const days = [
  line('2026-02-28', 'XTS', 2, 20),
  line('2026-02-28', 'XXX', 3, 900),
  line('2026-03-02', 'XTS', 1, 5),
];

it('has every day of a time, those without an order among them, and amounts of one currency', () => {
  expect(chartDays({ ...time, days }, 'XTS')).toEqual([
    { day: '2026-02-27', orders: 0, revenue: 0, refunded: 0 },
    { day: '2026-02-28', orders: 5, revenue: 20, refunded: 1 },
    { day: '2026-03-01', orders: 0, revenue: 0, refunded: 0 },
    { day: '2026-03-02', orders: 1, revenue: 5, refunded: 1 },
  ]);
});

it('names a currency where there is one alone', () => {
  expect(onlyCurrency([{ currency: 'XTS' }])).toBe('XTS');
  expect(onlyCurrency([{ currency: 'XTS' }, { currency: 'XXX' }])).toBeUndefined();
  expect(onlyCurrency([])).toBeUndefined();
});
