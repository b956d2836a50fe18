import { describe, expect, it } from 'vitest';
import { type Host, PositionError } from '../../core/shell/ports.ts';

const settings = { highAccuracy: true, maximumAgeMs: 0, timeoutMs: 5000 };

/**
 * What every host has to do.
 * @param make makes the host where no position can be had
 */
export const hostConformance = (name: string, make: () => Host): void => {
  describe(`${name} as a host`, () => {
    it('is a browser, or the web view of an app that can be talked to', () => {
      const { app, isMobileApp, kind } = make();
      expect(isMobileApp).toBe(kind === 'webview');
      expect(app !== undefined).toBe(kind === 'webview');
    });

    it('says why there is no position [LOC-88]', async () => {
      await expect(make().position(settings)).rejects.toBeInstanceOf(PositionError);
    });

    it('posts without throwing, whether or not somebody hears it [WEB-03]', () => {
      const { app } = make();
      expect(() => app?.post({ type: 'LOGOUT', payload: {} })).not.toThrow();
    });
  });
};
