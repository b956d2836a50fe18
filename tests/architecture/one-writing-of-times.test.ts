import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** The one writing of times that customers read, clocks that are read by code, and what operators and developers see. */
const others = [
  'core/timeslots/written-time.ts',
  'core/timeslots/utc-offset.ts',
  'ui/console/use-formats.ts',
  'ui/host-simulator/message-stream.tsx',
];

it('times that customers read are written in one place [SHP-45]', () => {
  const writers = sourceFiles
    .filter(({ path }) => /^(?:client|core|plugins|server|ui)\//.test(path))
    .filter(({ text }) => /\bhour: '|\btimeStyle\b|\btoLocaleTimeString\b/.test(text))
    .map(({ path }) => path);
  expect(writers.filter((path) => !others.includes(path))).toEqual([]);
  expect(writers).toContain(others[0]);
});
