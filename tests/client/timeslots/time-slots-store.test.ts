import { describe, expect, it, vi } from 'vitest';
import type { HutsApi } from '../../../client/huts/huts-api.ts';
import { TimeSlotsStore } from '../../../client/timeslots/time-slots-store.ts';
import { timeSlots } from '../../../core/timeslots/time-slots.ts';
import { clapham, islington } from '../../core/localisation/sample-huts.ts';
import { testEnvironment } from '../test-environment.ts';
import { testMarket } from '../../core/test-market.ts';
import { patient } from '../../setup/patient.ts';

const start = Date.parse('2026-03-04T12:00:00Z');

/** A store whose server answers the slots of islington by its own clock. */
const openTimes = async ({
  ahead = 0,
  answer,
}: {
  readonly ahead?: number;
  readonly answer?: HutsApi['timeSlots'];
} = {}) => {
  const market = await testMarket('uk', []);
  const clock = { now: start };
  const asked: unknown[] = [];
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const outside = testEnvironment(market, {
    now: () => clock.now,
    wait: (milliseconds) =>
      new Promise<void>((end) => {
        waits.push({ milliseconds, end });
      }),
    huts: {
      ...testEnvironment(market).huts,
      timeSlots:
        answer ??
        (async (...call) => {
          asked.push(call);
          return timeSlots(islington, {
            disposition: 'delivery',
            now: clock.now + ahead,
            tradingDay: market.manifest.tradingDay,
            locale: 'en-GB',
          });
        }),
    },
  });
  const times = TimeSlotsStore.create({}, outside);
  return { times, clock, asked, outside, waits };
};

const question = { purpose: 'set', hut: islington, type: 'delivery' } as const;

describe('asking for a time', () => {
  it('reads the slots of the hut and disposition and resolves to the one chosen [TIM-17, CHK-95]', async () => {
    const { times, asked } = await openTimes();
    const answered = times.ask(question);
    await vi.waitFor(() => expect(times.status).toBe('success'), patient);
    expect(asked).toEqual([['uk-1', '1104', 'delivery', 'en-GB']]);
    const [now, first] = times.left;
    expect(now?.asap).toBe(true);
    expect(first?.text).toBe('12:45');
    if (first) times.choose(first);
    expect(await answered).toEqual({ when: 'scheduled', time: first?.timestamp });
    expect(times.question).toBeUndefined();
  });

  it('resolves to now without a time [TIM-17, CHK-95]', async () => {
    const { times } = await openTimes();
    const answered = times.ask(question);
    await vi.waitFor(() => expect(times.status).toBe('success'), patient);
    times.choose({ asap: true, timestamp: start });
    expect(await answered).toEqual({ when: 'asap' });
  });

  it('resolves to nothing when it is left, or when something else is asked', async () => {
    const { times } = await openTimes();
    const first = times.ask(question);
    const second = times.ask({ ...question, purpose: 'start' });
    expect(await first).toBeUndefined();
    times.leave();
    expect(await second).toBeUndefined();
  });

  it('refuses a slot that has passed since it was shown [TIM-16]', async () => {
    const { times, clock } = await openTimes();
    void times.ask(question);
    await vi.waitFor(() => expect(times.status).toBe('success'), patient);
    const first = times.left[1];
    clock.now += 20 * 60_000;
    times.refresh();
    expect(times.left[1]?.text).toBe('13:00');
    if (first) times.choose(first);
    expect(times.question).toEqual(question);
  });

  it('lets slots that pass go every five seconds while it is open [TIM-16, CST-66]', async () => {
    const { times, clock, waits } = await openTimes();
    void times.ask(question);
    await vi.waitFor(() => expect(times.status).toBe('success'), patient);
    expect(times.left[1]?.text).toBe('12:45');
    clock.now += 20 * 60_000;
    expect(times.left[1]?.text).toBe('12:45');
    waits[0]?.end();
    await vi.waitFor(() => expect(times.left[1]?.text).toBe('13:00'), patient);
    times.leave();
    waits[1]?.end();
    await Promise.resolve();
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([5000, 5000]);
  });

  it('goes by the clock of the server where this one is wrong', async () => {
    const { times } = await openTimes({ ahead: 3 * 60 * 60_000 });
    void times.ask(question);
    await vi.waitFor(() => expect(times.status).toBe('success'), patient);
    expect(times.left[1]?.text).toBe('15:45');
    expect(times.now()).toBe(start + 3 * 60 * 60_000);
  });

  it('reads the next day when the last slot of this one has passed', async () => {
    const { times, clock, asked } = await openTimes();
    void times.ask(question);
    await vi.waitFor(() => expect(times.status).toBe('success'), patient);
    times.refresh();
    expect(asked).toHaveLength(1);
    clock.now = Date.parse('2026-03-05T04:00:00Z');
    times.refresh();
    await vi.waitFor(() => expect(times.status).toBe('success'), patient);
    expect(asked).toHaveLength(2);
    expect(times.left.map(({ closed, text }) => (closed ? 'closed' : text))[1]).toBe('11:00');
  });

  it('can be tried again after a failure [TIM-20]', async () => {
    let isDown = true;
    const { times, outside } = await openTimes({
      answer: async () => {
        if (isDown) throw new Error('down');
        return timeSlots(clapham, {
          disposition: 'delivery',
          now: start,
          tradingDay: { boundary: '05:00', startHour: 5 },
          locale: 'en-GB',
        });
      },
    });
    void times.ask({ ...question, hut: clapham });
    await vi.waitFor(() => expect(times.status).toBe('failure'), patient);
    expect(outside.reports[0]?.level).toBe('warning');
    isDown = false;
    await times.load();
    expect(times.left.length).toBeGreaterThan(10);
  });

  it('leaves the answer to an older question alone', async () => {
    const answers: ((slots: []) => void)[] = [];
    const { times } = await openTimes({
      answer: async () => new Promise((resolve) => answers.push(resolve)),
    });
    void times.ask(question);
    void times.ask({ ...question, type: 'collection' });
    answers[0]?.([]);
    await Promise.resolve();
    expect(times.status).toBe('loading');
  });
});
