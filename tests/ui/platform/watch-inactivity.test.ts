import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchInactivity } from '../../../ui/platform/watch-inactivity.ts';

const hourMs = 3_600_000;

/** The present moment of the timers that the test moves. */
const now = (): number => vi.getMockedSystemTime()?.getTime() ?? 0;

const start = () => {
  const onInactive = vi.fn<() => void>();
  const stop = watchInactivity({ limitMs: hourMs, now, onInactive });
  return { onInactive, stop };
};

/** Enough of a browser: events, and timers that the test moves. */
const browser = () => {
  const target = new EventTarget();
  vi.stubGlobal('window', {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    setTimeout: (task: () => void, after: number) => setTimeout(task, after),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  });
  vi.stubGlobal('document', new EventTarget());
  return target;
};

describe('a session that nobody touches', () => {
  let target: EventTarget;

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-03-04T12:00:00Z') });
    target = browser();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('ends after an hour, once [SHL-48]', () => {
    const { onInactive } = start();
    vi.advanceTimersByTime(hourMs - 1);
    expect(onInactive).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onInactive).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2 * hourMs);
    expect(onInactive).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'keydown', 'touchstart', 'scroll'])(
    'goes on after a %s [SHL-48]',
    (name) => {
      const { onInactive } = start();
      vi.advanceTimersByTime(hourMs - 1000);
      target.dispatchEvent(new Event(name));
      vi.advanceTimersByTime(hourMs - 1);
      expect(onInactive).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(onInactive).toHaveBeenCalledOnce();
    },
  );

  it('ends when a page that slept is touched after the hour [SHL-48]', () => {
    const { onInactive } = start();
    vi.setSystemTime(now() + hourMs + 1);
    target.dispatchEvent(new Event('pointerdown'));
    expect(onInactive).toHaveBeenCalledOnce();
  });

  it('is left alone once the watch is stopped [SHL-49]', () => {
    const { onInactive, stop } = start();
    stop();
    vi.advanceTimersByTime(2 * hourMs);
    expect(onInactive).not.toHaveBeenCalled();
  });
});
