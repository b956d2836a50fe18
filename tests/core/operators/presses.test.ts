import { describe, expect, it } from 'vitest';
import {
  boardPlace,
  openPresses,
  presses,
  statusOfPress,
} from '../../../core/operators/presses.ts';
import { statusPath } from '../../../core/tracking/tracking-status.ts';

const dispositions = ['delivery', 'collection', 'dinein'] as const;

describe('the presses at the screen of a hut', () => {
  it.each(dispositions)('lead an order for %s along its way to its end [OPR-24]', (disposition) => {
    const path = statusPath(disposition);
    const reached = presses
      .filter((press) => press !== 'fail')
      .flatMap((press) => statusOfPress(press, disposition) ?? []);
    expect(reached.map((status) => path.indexOf(status))).toEqual(
      reached.map((status) => path.indexOf(status)).toSorted((one, other) => one - other),
    );
    expect(reached.at(-1)).toBe('DELIVERED');
    expect(reached.every((status) => path.includes(status))).toBe(true);
  });

  it.each(dispositions)(
    'go forward only, and fail until the end, for %s [OPR-24]',
    (disposition) => {
      for (const current of statusPath(disposition)) {
        const open = openPresses(disposition, current);
        const ahead = open.flatMap((press) => statusOfPress(press, disposition) ?? []);
        const isDone = current === 'DELIVERED';
        expect(open.includes('fail')).toBe(!isDone);
        expect(ahead).not.toContain(current);
      }
      expect(openPresses(disposition, 'FAILED')).toEqual([]);
    },
  );

  it('begin with the next step [OPR-24]', () => {
    expect(openPresses('delivery', 'CONFIRMING')[0]).toBe('accept');
    expect(openPresses('delivery', 'PACKING')).toEqual(['send', 'done', 'fail']);
    expect(openPresses('collection', 'COOKING')).toEqual(['ready', 'done', 'fail']);
  });

  it('show each status in a place of the board, or as gone [OPR-24]', () => {
    expect(statusPath('delivery').map(boardPlace)).toEqual([
      'new',
      'accepted',
      'accepted',
      'cooking',
      'ready',
      'on-the-way',
      'on-the-way',
      'gone',
    ]);
  });
});
