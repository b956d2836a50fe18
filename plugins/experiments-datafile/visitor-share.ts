import { fnv1a } from '../../core/experiments/fnv1a.ts';

/** Where a visitor stands among all visitors of an experiment: from 0 to below 1, evenly spread [EXP-15]. */
export const visitorShare = (name: string, visitorId: string): number =>
  fnv1a(`${visitorId}:${name}`) / 2 ** 32;
