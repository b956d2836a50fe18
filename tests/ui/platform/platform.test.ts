import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '../../../ui/platform/browser-storage.ts';
import { consoleReporter } from '../../../ui/platform/console-reporter.ts';
import { isForeignError } from '../../../ui/platform/is-foreign-error.ts';
import { readVisit } from '../../../ui/platform/read-visit.ts';
import { watchFailures } from '../../../ui/platform/watch-failures.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { manifestWith } from '../../client/constants/changed-markets.ts';
import { titleOf } from '../../../ui/platform/use-arrival.ts';

const variants = {
  variants: ['control', 'one', 'two'],
  goal: 'CVR',
  expires: '2099-12-31',
} as const;
const visitOf = (search: string) =>
  readVisit({
    search: new URLSearchParams(search),
    manifest: manifestWith('uk', { experiments: { list: { a: variants, b: variants } } }),
    storage: memoryStorage(),
    sessionStorage: memoryStorage(),
    report: () => {},
  });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what a visit brings along', () => {
  it('is the trace id of its address, else a fresh one [SHL-20]', () => {
    expect(visitOf('?traceId=abc').traceId).toBe('abc');
    const fresh = visitOf('').traceId;
    expect(fresh).toMatch(/^[\da-f-]{36}$/);
    expect(visitOf('').traceId).not.toBe(fresh);
  });

  it('is a flag level that exists, else none [SHL-21, SHL-73]', () => {
    expect(visitOf('?flag=canary').flagLevel).toBe('canary');
    expect(visitOf('?flag=root').flagLevel).toBe('none');
    expect(visitOf('').flagLevel).toBe('none');
  });

  it('is the variations it forces, by experiment [SHL-24]', () => {
    expect(visitOf('?optimizely=a:one,b:two,broken,:x').forcedVariants).toEqual({
      a: 'one',
      b: 'two',
    });
  });
});

describe('storage', () => {
  it('that the browser refuses is logged and replaced by memory [SHL-53]', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new Error('denied');
      },
    });
    const reports: string[] = [];
    const storage = browserStorage('localStorage', (level) => void reports.push(level));
    storage.write('a', '1');
    expect(storage.read('a')).toBe('1');
    expect(reports).toEqual(['warning']);
  });
});

describe('errors', () => {
  it.each([
    { name: 'SecurityError', message: 'x' },
    { name: 'NotAllowedError', message: 'x' },
    { name: 'Error', message: 'Script error.' },
    { name: 'Error', message: 'Blocked a frame from accessing a cross-origin frame.' },
    { name: 'Error', message: 'Permission denied to access property' },
  ])('of others are not logged: $name $message [SHL-67]', (error) => {
    expect(isForeignError(error)).toBe(true);
  });

  it('of our own are logged [SHL-67]', () => {
    expect(isForeignError(new TypeError('x is not a function'))).toBe(false);
  });

  it('in the background are logged and swallowed [SHL-68]', () => {
    const listeners = new Map<string, (event: unknown) => void>();
    vi.stubGlobal('window', {
      addEventListener: (name: string, listener: (event: unknown) => void) =>
        void listeners.set(name, listener),
    });
    const reports: string[] = [];
    watchFailures((level) => void reports.push(level));
    const preventDefault = vi.fn<() => void>();
    listeners.get('unhandledrejection')?.({ reason: new Error('x'), preventDefault });
    expect(reports).toEqual(['error']);
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('never show a challenge, in their message or in their details [SHL-23]', () => {
    const write = vi.spyOn(console, 'warn').mockImplementation(() => {});
    consoleReporter.report('warning', 'at /a?authChallenge=secret', {
      url: '/b?authChallenge=secret',
      status: 1,
    });
    expect(write).toHaveBeenCalledWith('at /a?authChallenge=[redacted]', {
      url: '/b?authChallenge=[redacted]',
      status: 1,
    });
  });
});

describe('the title of the document', () => {
  it('is the heading of the page and the name of the site', () => {
    expect(titleOf('Our restaurants', 'Fornello')).toBe('Our restaurants – Fornello');
    expect(titleOf('Fornello', 'Fornello')).toBe('Fornello');
    expect(titleOf(null, 'Fornello')).toBe('Fornello');
  });
});
