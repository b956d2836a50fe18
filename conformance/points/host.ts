import assert from 'node:assert/strict';
import { type AppHost, type Host, PositionError } from '../../core/shell/ports.ts';
import type { Check, Suite } from '../suite.ts';

const settings = { highAccuracy: true, maximumAgeMs: 0, timeoutMs: 5000 };

/** What every host has to do where no position can be had: its cases are set up without one. */
const hostChecks = (make: () => Host): readonly Check[] => [
  {
    title: 'is a browser, or the web view of an app that can be talked to',
    run: () => {
      const { app, isMobileApp, kind } = make();
      assert.ok(['browser', 'webview'].includes(kind));
      assert.equal(isMobileApp, kind === 'webview');
      assert.equal(app !== undefined, kind === 'webview');
    },
  },
  {
    title: 'says why there is no position [LOC-88]',
    run: () => assert.rejects(make().position(settings), PositionError),
  },
];

export const hostSuite: Suite<Host> = ({ make }) => hostChecks(make);

export interface AppHostSamples {
  /** What the app around the page has been sent, as JSON texts; undefined where no app hears it. */
  readonly heard: () => readonly string[] | undefined;
  /** The app's system and version. */
  readonly platform: 'ios' | 'android';
  readonly version: string | undefined;
}

/** What every host inside a native app has to do. */
export const appHostSuite: Suite<AppHost, AppHostSamples> = (
  { make },
  { heard, platform, version },
) => [
  ...hostChecks(make),
  {
    title: 'says which app it is [WEB-02, WEB-18]',
    run: () => {
      const { app } = make();
      assert.deepEqual([app.platform, app.version], [platform, version]);
    },
  },
  {
    title: 'says nothing to the app before it is asked to',
    run: () => {
      make();
      assert.deepEqual(heard() ?? [], []);
    },
  },
  {
    title: 'posts every message whole and in order, and never throws, heard or not [WEB-03]',
    run: () => {
      const { app } = make();
      const messages = [
        { type: 'LOGOUT', payload: {} },
        { type: 'APPLE_PAY_ABORT', payload: {} },
      ] as const;
      for (const message of messages) app.post(message);
      const received = heard();
      if (received) {
        assert.deepEqual(
          received.map((text): unknown => JSON.parse(text)),
          messages,
        );
      }
    },
  },
  {
    title:
      'lets nobody be followed before the device has allowed it, where it has to [WEB-06, WEB-07]',
    run: () => {
      const { tracking } = make().app;
      assert.equal(tracking.isAllowed, platform === 'android');
      tracking.ask();
      assert.equal(tracking.isAllowed, platform === 'android');
    },
  },
  {
    title: 'greets with what it speaks, and posts nothing that the app has not accepted [HST-03]',
    run: () => {
      const { app } = make();
      assert.equal(app.accepts('basket'), false);
      const stop = app.greet(() => assert.fail('Nobody said anything.'));
      app.post({
        type: 'BASKET_CHANGED',
        payload: { count: 1, total: { minor: 100, currency: 'EUR' } },
      });
      stop();
      const types = heard()?.map((text) => (JSON.parse(text) as { readonly type: string }).type);
      if (types) assert.deepEqual(types, ['READY']);
    },
  },
];
