import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/tasks/project.ts';
import { findMutants, type Mutant } from './find-mutants.ts';

/** Where money and orders are decided. */
export const areas = [
  'client/basket',
  'client/deals',
  'client/orders',
  'client/payments',
  'client/vouchers',
  'core/basket',
  'core/deals',
  'core/money',
  'core/orders',
  'core/payments',
  'core/surcharges',
  'core/vouchers',
  'server/orders',
];

/** Every mutant there is, always in the same order. */
export const allMutants = (): readonly Mutant[] =>
  areas.flatMap((area) =>
    readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .toSorted()
      .flatMap((name) => findMutants(root, `${area}/${name}`)),
  );
