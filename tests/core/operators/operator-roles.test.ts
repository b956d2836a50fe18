import { describe, expect, it } from 'vitest';
import {
  isInScope,
  mayOperator,
  operatorRights,
  operatorRoles,
} from '../../../core/operators/operator-roles.ts';

describe('what operators may do', () => {
  it('stands in one table [OPR-20]', () => {
    const table = operatorRoles.map((role) =>
      [role, ...operatorRights.filter((right) => mayOperator(role, right))].join(' '),
    );
    expect(table).toEqual([
      'viewer see-orders see-figures see-settings',
      'hut see-orders see-customers work-orders run-huts see-figures',
      'market see-orders see-customers work-orders run-huts refund hand-over-again see-figures see-settings publish-settings change-pictures',
      'admin see-orders see-customers work-orders run-huts refund hand-over-again see-figures see-settings publish-settings change-pictures read-audit',
    ]);
  });

  it.each([
    ['a market of theirs', { markets: ['xy'], huts: [] }, true],
    ['a hut of theirs', { markets: [], huts: ['xy-1/7'] }, true],
    ['another hut', { markets: ['zz'], huts: ['xy-1/77', 'xy-2/7'] }, false],
  ])('is about %s [OPR-20]', (_whose, places, expected) => {
    const hut = { market: 'xy', sector: 'xy-1', hutId: '7' };
    expect(isInScope({ role: 'market', ...places }, hut)).toBe(expected);
    expect(isInScope({ role: 'admin', markets: [], huts: [] }, hut)).toBe(true);
  });
});
