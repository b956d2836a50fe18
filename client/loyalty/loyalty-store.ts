import { reaction } from 'mobx';
import { addDisposer, flow } from 'mobx-state-tree';
import type {
  LoyaltyAccount,
  LoyaltyMember,
  OfflineRedemption,
  OrderPoints,
} from '../../schemas/types/http/loyalty.ts';
import { toDecimal } from '../../core/money/money.ts';
import { environmentOf } from '../kernel/environment.ts';
import type { LoyaltyMemory } from './loyalty-memory.ts';
import { type LoyaltyPorts, LoyaltyStatePart, type OfflineState } from './loyalty-state-part.ts';
import { rootOf } from '../root.ts';

/** The notification of a free reward among the others. */
const noticeId = 'free-reward';

/** Points and rewards. A call that fails leaves them unshown and ordering as it is [LOY-29]. */
export const LoyaltyStore = LoyaltyStatePart.named('Loyalty')
  .actions((self) => ({
    remember(change: Partial<Omit<LoyaltyMemory, 'customerId'>>) {
      self.kept = { ...self.memory, ...change };
    },
    usePorts(ports: LoyaltyPorts) {
      self.ports = ports;
    },
    setOffline(redeemableId: string, state: OfflineState) {
      self.offlineRedemptions = { ...self.offlineRedemptions, [redeemableId]: state };
    },
    setQuiet(isQuiet: boolean) {
      self.isQuiet = isQuiet;
    },
    forget() {
      self.round += 1;
      self.account = undefined;
      self.status = 'none';
      self.estimatedEarning = undefined;
      self.offlineRedemptions = {};
      self.lastOrder = undefined;
    },
  }))
  .actions((self) => {
    const failed = (what: string, error: unknown) => {
      environmentOf(self).report('warning', what, { error });
      self.ports?.endSessionOn(error);
    };
    const take = (account: LoyaltyAccount | undefined) => {
      self.account = account;
      self.status = account ? 'fetched' : 'no-member';
    };
    return {
      /** Reads points and rewards of who is signed in, where the sector has them [LOY-25]. */
      load: flow(function* load() {
        const { ports, customerId } = self;
        if (!ports || customerId === undefined || !self.isInSector) return;
        const round = self.round + 1;
        self.round = round;
        if (!self.account) self.status = 'loading';
        try {
          const account: LoyaltyAccount | undefined = yield ports.api.account(
            environmentOf(self).market.manifest.id,
          );
          if (self.round === round) take(account);
        } catch (error) {
          if (self.round !== round) return;
          self.account = undefined;
          self.status = 'failed';
          failed('The loyalty account was not read', error);
        }
      }),
      /** Joins the programme [LOY-26]; answers whether that went well. */
      join: flow(function* join(member: LoyaltyMember = {}) {
        const { ports } = self;
        if (!ports) return false;
        const round = self.round + 1;
        self.round = round;
        try {
          const { id } = environmentOf(self).market.manifest;
          const account: LoyaltyAccount = yield ports.api.join(id, member);
          if (self.round === round) take(account);
          return true;
        } catch (error) {
          failed('The loyalty programme was not joined', error);
          return false;
        }
      }),
      /** Asks what an amount in minor units would earn; without a login token the customer is logged out [LOY-13]. */
      estimate: flow(function* estimate(amount: number) {
        const { ports, sector } = self;
        if (!ports || sector === undefined) return;
        try {
          const points: number = yield ports.api.earnings(sector, toDecimal(amount));
          self.estimatedEarning = points;
        } catch (error) {
          self.estimatedEarning = undefined;
          failed('What the basket earns was not found out', error);
        }
      }),
      /** Fetches the code by which a reward is redeemed in a hut; one that is there or on its way is not asked for again [LOY-21, LOY-22]. */
      fetchCode: flow(function* fetchCode(redeemableId: string) {
        const { ports } = self;
        const known = self.offlineRedemptions[redeemableId];
        if (!ports || known?.status === 'loading' || known?.redemption_tracking_code) return;
        self.setOffline(redeemableId, { status: 'loading' });
        try {
          const { id } = environmentOf(self).market.manifest;
          const { redemption_tracking_code: code }: OfflineRedemption = yield ports.api.code(
            id,
            redeemableId,
          );
          self.setOffline(redeemableId, {
            status: 'fetched',
            ...(code === undefined ? {} : { redemption_tracking_code: code }),
          });
        } catch (error) {
          self.setOffline(redeemableId, { status: 'failed' });
          failed('The code of a reward did not come', error);
        }
      }),
      /** The customer opened the account or the rewards [LOY-24]. */
      interact() {
        const { previousActions } = self.memory;
        self.remember({ previousActions: { ...previousActions, hasInteractedWithAccount: true } });
      },
      /** The customer closed the notification: it does not come back [LOY-24]. */
      closeNotice() {
        self.remember({ notifications: { freeReward: { hasSeen: true } } });
      },
      /** An order was looked at; the points have changed with it [LOY-12]. */
      setLastOrder(points: OrderPoints | undefined) {
        self.lastOrder = points;
      },
    };
  })
  .actions((self) => {
    const showNotice = (isShown: boolean) => {
      const { notifications } = rootOf(self);
      const points = self.accountBalance;
      const message = self.messages(points)?.notice;
      if (!isShown || message === undefined) return notifications.close(noticeId);
      return notifications.raise({
        id: noticeId,
        type: 'success',
        topic: 'loyalty',
        title: 'loyalty.notice.title',
        message,
        values: { points },
        timeOut: 'none',
      });
    };
    const isNoticeOpen = () => rootOf(self).notifications.list.some(({ id }) => id === noticeId);
    return {
      /** Keeps in step with who is signed in, the hut and the basket from now on. */
      follow() {
        const watch = <Value>(what: () => Value, effect: (now: Value, before?: Value) => void) =>
          addDisposer(self, reaction(what, effect, { fireImmediately: true }));
        watch(
          () => [self.customerId, self.sector].join(' '),
          () => {
            self.forget();
            void self.load();
          },
        );
        watch(
          () => self.keys.points,
          () => rootOf(self).deals.setKeys(self.keys),
        );
        // Who is signed in no more cannot have rewards.
        watch(
          () => self.customerId === undefined && self.rewardsInBasket > 0,
          (isOrphaned) => {
            if (isOrphaned) rootOf(self).basket.removeRewards();
          },
        );
        watch(
          () => self.rewardsInBasket > 0,
          (isApplied) => {
            const { previousActions } = self.memory;
            if (!isApplied || previousActions.hasAppliedFreeRewardToBasket) return;
            self.remember({
              previousActions: { ...previousActions, hasAppliedFreeRewardToBasket: true },
            });
          },
        );
        const isUp = () =>
          self.showsNotice && !self.isQuiet && rootOf(self).unasked.mayCome('reward-notice');
        watch(isUp, (isShown) => {
          if (isShown) rootOf(self).unasked.take('reward-notice');
          showNotice(isShown);
        });
        // A notification that is gone while it should show was closed by the customer.
        watch(isNoticeOpen, (isOpen, wasOpen) => {
          if (wasOpen && !isOpen && isUp()) self.closeNotice();
        });
      },
    };
  });
