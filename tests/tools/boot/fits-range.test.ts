import { expect, it } from 'vitest';
import { fitsRange } from '../../../tools/boot/fits-range.mjs';

const range = '^22.22.2 || ^24.15.0 || >=26.0.0';

it.each(['v22.22.2', 'v22.23.0', 'v24.15.0', 'v24.21.0', 'v26.0.0', 'v26.10.0', 'v31.1.4'])(
  'takes Node %s',
  (version) => {
    expect(fitsRange(version, range)).toBe(true);
  },
);

it.each(['v18.20.0', 'v20.20.2', 'v22.22.1', 'v23.9.0', 'v24.14.9', 'v25.2.0'])(
  'refuses Node %s',
  (version) => {
    expect(fitsRange(version, range)).toBe(false);
  },
);
