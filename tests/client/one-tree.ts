import { type IAnyStateTreeNode, types } from 'mobx-state-tree';
import { BasketRefreshStore } from '../../client/basket/basket-refresh-store.ts';
import { BasketStore } from '../../client/basket/basket-store.ts';
import { CheckoutPassageStore } from '../../client/basket/checkout-passage-store.ts';
import { DispositionSwitchStore } from '../../client/basket/disposition-switch-store.ts';
import { AccountSetUpStore } from '../../client/checkout/account-set-up.ts';
import { CheckoutStore } from '../../client/checkout/checkout-store.ts';
import { FormCheckStore } from '../../client/checkout/form-check-store.ts';
import { PaymentChoiceStore } from '../../client/checkout/payment-choice-store.ts';
import { PostalAddressesStore } from '../../client/checkout/postal-addresses-store.ts';
import { RememberedStore } from '../../client/checkout/remembered-store.ts';
import { DealbotStore } from '../../client/dealbot/dealbot-store.ts';
import { DealsStore } from '../../client/deals/deals-store.ts';
import { GiftCardStore } from '../../client/gift-cards/gift-card-store.ts';
import { HutSearchStore } from '../../client/localisation/hut-search-store.ts';
import { LocalisationStore } from '../../client/localisation/localisation-store.ts';
import type { Member } from '../../client/member-store.ts';
import { MenuStore } from '../../client/menu/menu-store.ts';
import { OrderStore } from '../../client/orders/order-store.ts';
import { PaymentStore } from '../../client/orders/payment-store.ts';
import { StepUpStore } from '../../client/payments/step-up-store.ts';
import { WalletsStore } from '../../client/payments/wallets-store.ts';
import { NotificationsStore } from '../../client/shell/notifications-store.ts';
import { SessionStore } from '../../client/shell/session-store.ts';
import { FoodWishesStore } from '../../client/menu/food-wishes-store.ts';
import { UnaskedStore } from '../../client/shell/unasked-store.ts';
import { TimeSlotsStore } from '../../client/timeslots/time-slots-store.ts';
import { TrackingStore } from '../../client/tracking/tracking-store.ts';
import { UpsellsStore } from '../../client/upsells/upsells-store.ts';
import { VoucherStore } from '../../client/vouchers/voucher-store.ts';

/** The stores of all three tiers in one tree, each resting until a test sets it to work; the basket follows what the hut sells. */
export const OneTree = types
  .model('OneTree', {
    session: types.optional(SessionStore, {}),
    notifications: types.optional(NotificationsStore, {}),
    unasked: types.optional(UnaskedStore, {}),
    wishes: types.optional(FoodWishesStore, {}),
    localisation: types.optional(LocalisationStore, {}),
    hutSearch: types.optional(HutSearchStore, {}),
    menu: types.optional(MenuStore, {}),
    deals: types.optional(DealsStore, {}),
    basket: types.optional(BasketStore, {}),
    basketRefresh: types.optional(BasketRefreshStore, {}),
    dispositionSwitch: types.optional(DispositionSwitchStore, {}),
    passage: types.optional(CheckoutPassageStore, {}),
    dealbot: types.optional(DealbotStore, {}),
    vouchers: types.optional(VoucherStore, {}),
    giftCards: types.optional(GiftCardStore, {}),
    times: types.optional(TimeSlotsStore, {}),
    checkout: types.optional(CheckoutStore, {}),
    formCheck: types.optional(FormCheckStore, {}),
    remembered: types.optional(RememberedStore, {}),
    postalAddresses: types.optional(PostalAddressesStore, {}),
    paymentChoice: types.optional(PaymentChoiceStore, {}),
    setUp: types.optional(AccountSetUpStore, {}),
    order: types.optional(OrderStore, {}),
    payment: types.optional(PaymentStore, {}),
    tracking: types.optional(TrackingStore, {}),
    wallets: types.optional(WalletsStore, {}),
    stepUp: types.optional(StepUpStore, {}),
    upsells: types.optional(UpsellsStore, {}),
  })
  .views((self) => ({
    get ordering() {
      return self;
    },
    get purchase() {
      return self;
    },
  }))
  .actions(() => ({
    readyToOrder: () => Promise.resolve(),
    readyForAccount: () => Promise.reject(new Error('The test has no account.')),
    startOrderAnew() {},
  }))
  .volatile(() => ({
    member: undefined as Member | undefined,
    plugins: new Map<string, IAnyStateTreeNode>(),
  }))
  .actions((self) => ({
    afterCreate() {
      self.basketRefresh.follow();
    },
    attachMember(member: Member) {
      member.attachTo(self);
      self.member = member;
    },
  }));
