import { describe, expect, it } from 'vitest';
import { bindPlugins } from '../../../core/engine/bind-plugins.ts';
import type { Extensions } from '../../../core/engine/extensions.ts';
import { checkRelease } from '../../../client/shell/check-release.ts';
import { createReporting } from '../../../client/shell/create-reporting.ts';
import { HttpError } from '../../../client/kernel/http-client.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { pageViewPath, redact } from '../../../client/shell/page-view.ts';
import { manifestWith, plugin } from '../../core/engine/sample-plugins.ts';
import { recordedFailures } from '../../setup/recorded-failures.ts';
import type { AnalyticsSink, SentEvent } from '../../../core/shell/ports.ts';

const open = (sinks: readonly AnalyticsSink[], granted = true) => {
  const reports: string[] = [];
  const kinds: unknown[] = [];
  const filled: Record<string, readonly unknown[]> = {
    'analytics-sink': sinks,
    consent: [
      { needsAnswer: false, grants: () => granted, whenGranted: async () => {}, answer: () => {} },
    ],
  };
  const all: Extensions['all'] = (point) => (filled[point] ?? []) as never;
  const extensions: Extensions = { all, one: (point) => all(point)[0] as never };
  const reporting = createReporting(extensions, {
    analyticsGroup: 'C0002',
    fallback: {
      report(_level, message, details) {
        reports.push(message);
        kinds.push(details?.['kind']);
      },
    },
    origin: () => ({ market: 'uk', sector: 'uk-1', hutId: '1101', traceId: 'trace' }),
  });
  return { ...reporting, reports, kinds };
};

describe('events', () => {
  it('say where they come from [SHL-76]', () => {
    const sent: SentEvent[] = [];
    open([{ send: (event) => void sent.push(event) }]).track({ type: 'x', data: { a: 1 } });
    expect(sent).toEqual([
      { type: 'x', market: 'uk', sector: 'uk-1', hutId: '1101', traceId: 'trace', data: { a: 1 } },
    ]);
  });

  it('go nowhere without consent, and nowhere with no service [SHL-46, SHL-76]', () => {
    const sent: SentEvent[] = [];
    open([{ send: (event) => void sent.push(event) }], false).track({ type: 'x', data: {} });
    expect(sent).toEqual([]);
    expect(() => open([]).track({ type: 'x', data: {} })).not.toThrow();
  });

  it('that a service refuses are logged as a warning and reach the others [SHL-79]', () => {
    const sent: string[] = [];
    const refusing: AnalyticsSink = {
      send: () => {
        throw new Error('unknown type');
      },
    };
    const { watch, failures } = recordedFailures();
    const sinkOf = (id: string, sink: AnalyticsSink) =>
      plugin(id, [{ point: 'analytics-sink', make: () => sink }]);
    const plugins = [
      sinkOf('refusing', refusing),
      sinkOf('taking', { send: ({ type }) => void sent.push(type) }),
    ];
    const bound = bindPlugins(
      plugins.map((one) => ({ plugin: one, options: {} })),
      manifestWith(),
      watch,
    );
    const { track } = open(bound.all('analytics-sink'));
    track({ type: 'x', data: {} });
    expect(sent).toEqual(['x']);
    expect(failures).toMatchObject([{ plugin: 'refusing', point: 'analytics-sink', call: 'send' }]);
  });
});

describe('errors', () => {
  const refused = (url: string, status: number) =>
    new HttpError({ url, status, statusText: 'No', type: '', text: '', json: undefined });

  it.each([
    ['unknown', new Error('any')],
    ['unknown', 'a text that was thrown'],
    ['unknown', undefined],
    ['unknown', refused('/v2/products/pizzas', 500)],
    ['payment', refused('/v1/orders/preauthorise', 500)],
    ['payment', refused('/v1/payments/status', 404)],
    ['payment', refused('/v1/orders/place', 402)],
    ['authentication', refused('/v1/account', 401)],
    ['authentication', refused('/v1/orders/preauthorise', 403)],
    ['authentication', new Error('JWT not returned by isAuthenticated')],
  ])('are of kind %s: %s [SHL-69]', (kind, error) => {
    const { report, kinds } = open([]);
    report('error', 'It failed', { error });
    expect(kinds).toEqual([kind]);
  });

  it('have no kind where none is reported', () => {
    const { report, kinds } = open([]);
    report('info', 'Just so', { hut: '1' });
    expect(kinds).toEqual([undefined]);
  });
});

describe('addresses in logs and events', () => {
  it('never show a challenge [SHL-23]', () => {
    expect(redact('/a?authChallenge=secret&x=1 and /b?y=2&authChallenge=more')).toBe(
      '/a?authChallenge=[redacted]&x=1 and /b?y=2&authChallenge=[redacted]',
    );
  });

  it.each(['/', '/order/card-details/', '/order/checkout', '/order/ordersummary/'])(
    'lose their query for the view of %s [SHL-75, CHK-14]',
    (path) => {
      expect(pageViewPath(path, '?transactionId=1')).toBe(path);
    },
  );

  it('keep it elsewhere, the challenge redacted [SHL-75]', () => {
    expect(pageViewPath('/order/deal/', '?id=any-20&authChallenge=secret')).toBe(
      '/order/deal/?id=any-20&authChallenge=[redacted]',
    );
  });
});

describe('the release check', () => {
  const check = (offered: () => Promise<string>, sessionStorage = memoryStorage()) => {
    const done: string[] = [];
    const outcome = checkRelease({
      offered,
      running: 'one',
      sessionStorage,
      reload: () => void done.push('reload'),
      report: (level) => void done.push(level),
    });
    return { outcome, done, sessionStorage };
  };

  it('leaves the latest release alone [SHL-54]', async () => {
    const { outcome, done } = check(async () => 'one\n');
    expect(await outcome).toBe(true);
    expect(done).toEqual([]);
  });

  it('reloads for another one, once a session [SHL-54]', async () => {
    const { outcome, done, sessionStorage } = check(async () => 'two');
    expect(await outcome).toBe(false);
    expect(done).toEqual(['reload']);
    const again = check(async () => 'two', sessionStorage);
    expect(await again.outcome).toBe(false);
    expect(again.done).toEqual([]);
  });

  it('logs a failed look, counts it as not latest and does not reload [SHL-55]', async () => {
    const { outcome, done } = check(() => Promise.reject(new Error('down')));
    expect(await outcome).toBe(false);
    expect(done).toEqual(['warning']);
  });
});
