import { getSnapshot, types } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import { TrackingStore } from '../../../client/tracking/tracking-store.ts';
import { stageOf, trackerStages } from '../../../client/tracking/tracker-stages.ts';
import { stepAt } from '../../../client/tracking/tracker-stages.ts';
import type { TrackingInfo, TrackingStatus } from '../../../schemas/types/http/orders.ts';
import { testEnvironment } from '../test-environment.ts';
import { testMarket } from '../../core/test-market.ts';

const placedAt = '2026-03-04T12:00:00Z';
const market = await testMarket('uk');

const infoOf = (order_status: TrackingStatus, more: Partial<TrackingInfo> = {}): TrackingInfo => ({
  order_status,
  orderTimeUTC: placedAt,
  history: [],
  ...more,
});

/** A tracker whose waits a test lets go one by one, and whose answers it gives. */
const openTracker = () => {
  const waiting: { ms: number; go: () => void }[] = [];
  const answers: (TrackingInfo | Error)[] = [];
  const pushes: ((info: TrackingInfo) => void)[] = [];
  const losses: (() => void)[] = [];
  let now = Date.parse(placedAt);
  const asked: string[] = [];
  const environment = testEnvironment(market, {
    now: () => now,
    wait: (ms) => new Promise((go) => void waiting.push({ ms, go })),
    tracking: {
      read: async (id) => {
        asked.push(id);
        const answer = answers.shift() ?? infoOf('CONFIRMING');
        if (answer instanceof Error) throw answer;
        return answer;
      },
      follow: (_id, onInfo, onLost) => {
        pushes.push(onInfo);
        losses.push(onLost);
        return () => {};
      },
    },
  });
  const root = types.model({ tracking: types.optional(TrackingStore, {}) }).create({}, environment);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Lets the first wait of so many milliseconds end. */
  const pass = async (ms: number) => {
    const index = waiting.findIndex((wait) => wait.ms === ms);
    const [wait] = waiting.splice(index, 1);
    now += ms;
    wait?.go();
    await settle();
  };
  return {
    tracking: root.tracking,
    environment,
    answers,
    asked,
    pushes,
    losses,
    waiting,
    pass,
    settle,
  };
};

describe('the driver of a followed order', () => {
  const driver = { latitude: 51.4651, longitude: -0.161, secondsAgo: 30, minutesLeft: 7 };

  it('is where they were last, by the clock of this device, and kept in no storage [SHP-33]', () => {
    const { tracking, environment } = openTracker();
    tracking.takeInfo(infoOf('DISPATCHED', { driver }));
    expect(tracking.driver).toEqual({
      latitude: 51.4651,
      longitude: -0.161,
      minutesLeft: 7,
      seenAt: environment.now() - 30_000,
    });
    expect(JSON.stringify(getSnapshot(tracking))).not.toContain('51.4651');
    tracking.takeInfo(infoOf('ALMOST_ARRIVED'));
    expect(tracking.driver).toBeUndefined();
  });

  it.each(['COOKING', 'PACKING', 'DELIVERED', 'FAILED'] as const)(
    'is nowhere while the order is %s [SHP-33]',
    (order_status) => {
      const { tracking } = openTracker();
      tracking.takeInfo(infoOf('DISPATCHED', { driver }));
      tracking.takeInfo(infoOf(order_status, { driver }));
      expect(tracking.driver).toBeUndefined();
    },
  );

  it('is forgotten when the order is followed no more [SHP-33]', () => {
    const { tracking } = openTracker();
    tracking.follow('fff1');
    tracking.takeInfo(infoOf('DISPATCHED', { driver }));
    tracking.leave();
    expect(tracking.driver).toBeUndefined();
  });
});

describe('tracking state', () => {
  it('starts with an order that is being received [TRK-11, TRK-12]', () => {
    const { tracking } = openTracker();
    expect(getSnapshot(tracking)).toEqual({
      eta: undefined,
      orderStatus: 'receiving',
      trackerStep: 0,
      latestTrackingInfo: undefined,
      orderTimeUTC: undefined,
      acceptedTime: undefined,
      isTrackingActive: false,
    });
  });

  it('steps up by one to at most four [TRK-14]', () => {
    const { tracking } = openTracker();
    const steps = [1, 2, 3, 4, 5].map(() => {
      tracking.incrementStep();
      return tracking.trackerStep;
    });
    expect(steps).toEqual([1, 2, 3, 4, 4]);
  });

  it('is at the last step with a live status at once [TRK-15, TRK-16]', () => {
    const { tracking } = openTracker();
    tracking.setOrderStatus('PREPARING');
    expect(tracking.trackerStep).toBe(4);
    expect(tracking.latestTrackingInfo).toEqual({ order_status: 'PREPARING' });
    expect(tracking.isTrackingActive).toBe(true);
  });

  it('records when the order was accepted, once [TRK-12, TRK-13]', () => {
    const { tracking } = openTracker();
    tracking.takeInfo(infoOf('CONFIRMED', { acceptedTime: '2026-03-04T12:01:00Z' }));
    tracking.takeInfo(infoOf('PREPARING', { acceptedTime: '2026-03-04T12:09:00Z' }));
    expect(tracking.orderStatus).toBe('accepted');
    expect(tracking.acceptedTime).toBe('2026-03-04T12:01:00Z');
  });

  it('is failed with a failed order [TRK-12]', () => {
    const { tracking } = openTracker();
    tracking.takeInfo(infoOf('FAILED'));
    expect(tracking.orderStatus).toBe('failed');
  });

  it('forgets all but the estimate when the next order is placed [TRK-17]', () => {
    const { tracking } = openTracker();
    const eta = { exact: '2026-03-04T12:40:00Z' };
    tracking.takeInfo(infoOf('CONFIRMED', { eta }));
    tracking.reset();
    expect(tracking.eta).toEqual(eta);
    expect(tracking.orderStatus).toBe('receiving');
    expect([tracking.trackerStep, tracking.acceptedTime, tracking.isTrackingActive]).toEqual([
      0,
      undefined,
      false,
    ]);
  });

  it('takes a new estimate in place of the old one [TRK-24]', () => {
    const { tracking } = openTracker();
    tracking.takeInfo(infoOf('CONFIRMED', { eta: { exact: '2026-03-04T12:40:00Z' } }));
    tracking.takeInfo(infoOf('COOKING', { eta: { exact: '2026-03-04T12:55:00Z' } }));
    expect(tracking.eta).toEqual({ exact: '2026-03-04T12:55:00Z' });
  });
});

describe('following an order', () => {
  it('reaches the last step a minute after it was placed [TRK-18]', async () => {
    const { tracking, pass, settle } = openTracker();
    tracking.follow('t-1');
    await settle();
    for (let step = 1; step <= 4; step += 1) {
      await pass(15_000);
      expect(tracking.trackerStep).toBe(step);
    }
    expect(stepAt(0, 44_999, { stepMs: 15_000, maxStep: 4 })).toBe(2);
  });

  it('asks every 10 seconds while nothing is pushed, to the end [TRK-28]', async () => {
    const { tracking, asked, answers, pass, settle } = openTracker();
    answers.push(infoOf('CONFIRMING'), infoOf('COOKING'), infoOf('DELIVERED'));
    tracking.follow('t-1');
    await settle();
    await pass(10_000);
    expect(tracking.status).toBe('COOKING');
    await pass(10_000);
    expect(tracking.status).toBe('DELIVERED');
    await pass(10_000);
    expect(asked).toEqual(['t-1', 't-1', 't-1']);
  });

  it('keeps the last status when a call fails, and asks again [TRK-29]', async () => {
    const { tracking, environment, answers, pass, settle } = openTracker();
    answers.push(infoOf('COOKING'), new Error('offline'), infoOf('PACKING'));
    tracking.follow('t-1');
    await settle();
    await pass(10_000);
    expect(tracking.status).toBe('COOKING');
    expect(environment.reports).toHaveLength(1);
    await pass(10_000);
    expect(tracking.status).toBe('PACKING');
  });

  it('stops asking once it is told, and asks again when the line is lost', async () => {
    const { tracking, asked, pushes, losses, pass, settle } = openTracker();
    tracking.follow('t-1');
    await settle();
    pushes[0]?.(infoOf('PREPARING'));
    await pass(10_000);
    expect(tracking.status).toBe('PREPARING');
    expect(asked).toHaveLength(1);
    losses[0]?.();
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('has the customer call when no confirmation came for five minutes [TRK-31]', async () => {
    const { tracking, pass, settle } = openTracker();
    tracking.follow('t-1');
    await settle();
    for (let ticks = 0; ticks < 19; ticks += 1) await pass(15_000);
    expect(tracking.isLate).toBe(false);
    await pass(15_000);
    expect(tracking.isLate).toBe(true);
    tracking.takeInfo(infoOf('CONFIRMED'));
    expect(tracking.isLate).toBe(false);
  });
});

describe('the stages of the kitchen', () => {
  it('lead to the door, the counter or the table [TRK-04, TRK-08]', () => {
    expect(trackerStages('delivery').map(({ name }) => name)).toEqual([
      'accepted',
      'preparing',
      'cooking',
      'packing',
      'onTheWay',
      'delivered',
    ]);
    expect(trackerStages('collection').at(-1)?.name).toBe('collected');
    expect(trackerStages('dinein').at(-1)?.name).toBe('served');
  });

  it('are done when the order is delivered, and not begun before it is accepted [TRK-04]', () => {
    expect(stageOf('CONFIRMING', 'delivery')).toBe(-1);
    expect(stageOf('ALMOST_ARRIVED', 'delivery')).toBe(4);
    expect(stageOf('READY', 'delivery')).toBe(-1);
    expect(stageOf('DELIVERED', 'collection')).toBe(6);
  });
});
