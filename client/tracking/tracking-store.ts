import { types } from 'mobx-state-tree';
import type { TrackingEta, TrackingInfo, TrackingStatus } from '../../schemas/types/http/orders.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import { isFinalStatus, isOnTheWay } from '../../core/tracking/tracking-status.ts';
import { type SeenDriver, seenDriver } from './driver.ts';
import { nextStepOf, stepAt } from './tracker-stages.ts';

/** How long a confirmation may take before the customer is asked to call the hut, in milliseconds [TRK-31]. */
const confirmationTimeoutMs = 300_000;

/** What the hut has said about the order at large [TRK-12]. */
const orderStatuses = ['receiving', 'accepted', 'failed'] as const;

/** The order being made, as its customer follows it [TRK-11]. */
export const TrackingStore = types
  .model('Tracking', {
    eta: types.frozen<TrackingEta | undefined>(),
    orderStatus: types.optional(types.enumeration([...orderStatuses]), 'receiving'),
    trackerStep: 0,
    latestTrackingInfo: types.frozen<{ readonly order_status: TrackingStatus } | undefined>(),
    orderTimeUTC: types.maybe(types.string),
    acceptedTime: types.maybe(types.string),
    isTrackingActive: false,
  })
  .volatile(seesPurchase)
  .volatile(() => ({
    followedId: undefined as string | undefined,
    /** Whose status was told last, also when it is followed no more. */
    toldId: undefined as string | undefined,
    /** Where the driver was last; kept in no storage [SHP-33]. */
    driver: undefined as SeenDriver | undefined,
    /** When the order came to its end. */
    doneAt: undefined as string | undefined,
    /** The clock as of its last tick, in milliseconds. */
    tick: 0,
    stopPushing: () => {},
  }))
  .views((self) => ({
    /** The status to show: being sent until the hut has said more [TRK-02]. */
    get status(): TrackingStatus {
      return self.latestTrackingInfo?.order_status ?? 'CONFIRMING';
    },
    /** No confirmation has come for so long that calling the hut is better [TRK-31]. */
    get isLate(): boolean {
      const placed = Date.parse(self.orderTimeUTC ?? '');
      return self.orderStatus === 'receiving' && self.tick - placed >= confirmationTimeoutMs;
    },
  }))
  .actions((self) => ({
    /** Follows no order any more. */
    leave() {
      self.followedId = undefined;
      self.driver = undefined;
      self.stopPushing();
      self.stopPushing = () => {};
    },
  }))
  .actions((self) => ({
    /** One step further before the first live status [TRK-14]. */
    incrementStep() {
      self.trackerStep = nextStepOf(self.trackerStep, environmentOf(self).market.manifest.tracking);
    },
    /** The hut accepted; the first time counts [TRK-13]. */
    accept(acceptedTime: string) {
      self.orderStatus = 'accepted';
      self.acceptedTime ??= acceptedTime;
    },
    /** A live status: all steps are done, the kitchen's status shows [TRK-15, TRK-16]. */
    setOrderStatus(order_status: TrackingStatus) {
      self.trackerStep = environmentOf(self).market.manifest.tracking.maxStep;
      self.latestTrackingInfo = { order_status };
      self.isTrackingActive = true;
      if (order_status === 'FAILED') self.orderStatus = 'failed';
    },
    /** A placed order is followed again; the estimate stays [TRK-17]. */
    reset() {
      self.leave();
      self.orderStatus = 'receiving';
      self.trackerStep = 0;
      self.latestTrackingInfo = undefined;
      self.acceptedTime = undefined;
      self.orderTimeUTC = undefined;
      self.doneAt = undefined;
      self.isTrackingActive = false;
    },
    setTick(now: number) {
      self.tick = now;
    },
  }))
  .actions((self) => ({
    /** Takes in what the server says; a new estimate replaces the shown one [TRK-24]. */
    takeInfo(info: TrackingInfo) {
      const { market, now } = environmentOf(self);
      const { order_status, orderTimeUTC, acceptedTime, driver, eta, history } = info;
      const isFirst = self.orderTimeUTC === undefined;
      self.toldId = self.followedId;
      self.orderTimeUTC = orderTimeUTC;
      if (eta) self.eta = eta;
      self.driver = driver && isOnTheWay(order_status) ? seenDriver(driver, now()) : undefined;
      self.setTick(now());
      if (order_status === 'CONFIRMING') {
        const reached = stepAt(Date.parse(orderTimeUTC), now(), market.manifest.tracking);
        if (isFirst) self.trackerStep = Math.max(self.trackerStep, reached);
        return;
      }
      if (order_status !== 'FAILED') self.accept(acceptedTime ?? new Date(now()).toISOString());
      self.setOrderStatus(order_status);
      self.doneAt = isFinalStatus(order_status) ? history?.at(-1)?.at : undefined;
      if (isFinalStatus(order_status)) self.leave();
    },
  }))
  .actions((self) => {
    const isFollowing = (id: string) => self.followedId === id;

    /** Moves the steps on until the first live status, then only the clock [TRK-18]. */
    const keepTime = async (id: string): Promise<void> => {
      const { market, now, wait } = environmentOf(self);
      while (isFollowing(id) && !self.isTrackingActive) {
        await wait(market.manifest.tracking.stepMs);
        if (!isFollowing(id) || self.isTrackingActive) return;
        self.incrementStep();
        self.setTick(now());
      }
    };

    const readOnce = async (id: string): Promise<void> => {
      const { report, tracking } = environmentOf(self);
      try {
        const info = await tracking.read(id);
        if (isFollowing(id)) self.takeInfo(info);
      } catch (error) {
        report('warning', 'The state of the order could not be read', { error });
      }
    };

    /** Asks again and again, the last known status staying on screen [TRK-28, TRK-29]. */
    const poll = async (id: string, isNeeded: () => boolean): Promise<void> => {
      const { market, wait } = environmentOf(self);
      while (isFollowing(id) && isNeeded()) {
        await readOnce(id);
        if (isFollowing(id)) await wait(market.manifest.tracking.pollMs);
      }
    };

    /** Follows an order to its end: pushed where the connection allows it, else by asking. */
    const follow = (id: string): void => {
      if (isFollowing(id)) return;
      self.leave();
      self.followedId = id;
      let isPolling = true;
      self.stopPushing = environmentOf(self).tracking.follow(
        id,
        (info) => {
          isPolling = false;
          if (isFollowing(id)) self.takeInfo(info);
        },
        () => {
          if (isPolling) return;
          isPolling = true;
          void poll(id, () => isPolling);
        },
      );
      void poll(id, () => isPolling);
      void keepTime(id);
    };

    return { follow };
  });
