import { expect, it } from 'vitest';
import { engineVersion, satisfiesCaret } from '../../../core/engine/version.ts';

it('takes plugins of the same major version that ask for nothing newer', () => {
  expect(satisfiesCaret('1.4.2', '^1.4.2')).toBe(true);
  expect(satisfiesCaret('1.4.2', '^1.0.9')).toBe(true);
  expect(satisfiesCaret('1.4.2', '^1.4.3')).toBe(false);
  expect(satisfiesCaret('1.4.2', '^1.5.0')).toBe(false);
  expect(satisfiesCaret('2.0.0', '^1.0.0')).toBe(false);
});

it('takes no range of another form', () => {
  expect(satisfiesCaret('1.0.0', '*')).toBe(false);
  expect(satisfiesCaret('1.0.0', '~1.0.0')).toBe(false);
  expect(satisfiesCaret(engineVersion, '^1.0.0')).toBe(true);
});
