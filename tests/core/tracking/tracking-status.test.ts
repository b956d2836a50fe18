import { describe, expect, it } from 'vitest';
import { judgeStatus, moneyEffect, statusPath } from '../../../core/tracking/tracking-status.ts';
import { enumeration } from '../../schemas/enumeration.ts';

describe('tracking statuses', () => {
  it('are exactly ten [TRK-01]', () => {
    expect(enumeration('http/orders.schema.json', 'TrackingStatus')).toEqual([
      'CONFIRMING',
      'CONFIRMED',
      'PREPARING',
      'COOKING',
      'PACKING',
      'READY',
      'DISPATCHED',
      'ALMOST_ARRIVED',
      'DELIVERED',
      'FAILED',
    ]);
  });

  it('lead a delivery over the road to the door [TRK-10]', () => {
    expect(statusPath('delivery').slice(4)).toEqual([
      'PACKING',
      'DISPATCHED',
      'ALMOST_ARRIVED',
      'DELIVERED',
    ]);
  });

  it.each(['collection', 'dinein'] as const)(
    'lead %s from PACKING over READY to the end [TRK-10]',
    (type) => {
      expect(statusPath(type).slice(4)).toEqual(['PACKING', 'READY', 'DELIVERED']);
    },
  );

  it('let FAILED follow any status that is not an end [TRK-10]', () => {
    for (const status of statusPath('delivery').slice(0, -1)) {
      expect(judgeStatus('delivery', status, 'FAILED')).toBe('taken');
    }
    expect(judgeStatus('delivery', 'DELIVERED', 'FAILED')).toBe('refused');
  });

  it('go forward, over left-out steps too, and never back', () => {
    const path = statusPath('collection');
    for (const [from, current] of path.entries()) {
      for (const [to, reported] of path.entries()) {
        const verdict =
          to === from ? 'same' : to > from && current !== 'DELIVERED' ? 'taken' : 'refused';
        expect(judgeStatus('collection', current, reported)).toBe(verdict);
      }
    }
  });

  it('refuse what belongs to another disposition', () => {
    expect(judgeStatus('delivery', 'PACKING', 'READY')).toBe('refused');
    expect(judgeStatus('collection', 'PACKING', 'DISPATCHED')).toBe('refused');
    expect(judgeStatus('dinein', 'PACKING', 'ALMOST_ARRIVED')).toBe('refused');
  });

  it('capture the money once, at the first sign of acceptance, and give it back on failure', () => {
    expect(moneyEffect(['CONFIRMING'], 'CONFIRMED')).toBe('capture');
    expect(moneyEffect(['CONFIRMING'], 'COOKING')).toBe('capture');
    expect(moneyEffect(['CONFIRMING', 'CONFIRMED'], 'COOKING')).toBe('none');
    expect(moneyEffect(['CONFIRMING'], 'FAILED')).toBe('void');
    expect(moneyEffect(['CONFIRMING', 'CONFIRMED'], 'FAILED')).toBe('refund');
  });
});
