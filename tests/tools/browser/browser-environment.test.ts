import { describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../../../tools/browser/browser-environment.mjs';

describe('the environment of a browser', () => {
  it('is ours with what the browser needs', () => {
    vi.stubEnv('LD_PRELOAD', '/lib/quicker.so');
    expect(browserEnvironment({ FONTCONFIG_PATH: '/fonts' })).toMatchObject({
      LD_PRELOAD: '/lib/quicker.so',
      FONTCONFIG_PATH: '/fonts',
    });
    vi.unstubAllEnvs();
  });

  it('leaves out what makes processes believe in another time', () => {
    vi.stubEnv('FAKETIME', '+3600');
    vi.stubEnv('FAKETIME_DONT_FAKE_MONOTONIC', '1');
    vi.stubEnv('LD_PRELOAD', '/usr/lib/libfaketimeMT.so.1');
    const names = Object.keys(browserEnvironment({}));
    expect(names.filter((name) => /FAKETIME|PRELOAD/.test(name))).toEqual([]);
    vi.unstubAllEnvs();
  });
});
