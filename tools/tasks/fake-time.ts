import { globSync } from 'node:fs';

/** Where Linux distributions keep the library that makes programs believe in another time. */
const places = '/usr/{lib,lib64,local/lib}/{*/,}faketime/libfaketimeMT.so.1';

/** The library, which Debian has in its package `faketime`; undefined where it is not installed. */
export const findFakeTime = (): string | undefined => globSync(places).toSorted()[0];

/**
 * The environment of processes for which it is another moment. It is an offset, so that their time runs on; timers go by
 * a clock that is left alone, as without that every wait of a process would end at once or never. Browsers are left out
 * (tools/browser/browser-environment.mjs): they do not draw under it, and journeys set their clocks themselves.
 * @param at the moment, in milliseconds
 */
export const environmentAt = (library: string, at: number): NodeJS.ProcessEnv => ({
  LD_PRELOAD: library,
  FAKETIME: `${at < Date.now() ? '-' : '+'}${Math.round(Math.abs(at - Date.now()) / 1000)}`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  // A file of a moment ago must not seem to be of another year.
  NO_FAKE_STAT: '1',
});
