import { expect, it } from 'vitest';
import type { DealKind } from '../../../core/deals/deal-kind.ts';
import plugin from '../../../plugins/deal-kinds/plugin.ts';
import { contributionsOf } from '../contributions.ts';

it('the deal kinds are nine, each priced by one rule [DEA-20]', () => {
  const kinds = contributionsOf<DealKind>(plugin, 'deal-kind').map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual([
    'bogof',
    'bogoh',
    'bogtf',
    'bundle-discount',
    'buyx-gety',
    'flat',
    'giftcard',
    'std-drink-price',
    'std-pizza-price',
  ]);
});
