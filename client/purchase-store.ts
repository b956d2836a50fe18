import { type Instance, types } from 'mobx-state-tree';
import { AccountSetUpStore } from './checkout/account-set-up.ts';
import { CheckoutStore } from './checkout/checkout-store.ts';
import { FormCheckStore } from './checkout/form-check-store.ts';
import { PaymentChoiceStore } from './checkout/payment-choice-store.ts';
import { OrderStore } from './orders/order-store.ts';
import { PostalAddressesStore } from './checkout/postal-addresses-store.ts';
import { RememberedStore } from './checkout/remembered-store.ts';
import { PaymentStore } from './orders/payment-store.ts';
import type { ShellRoot } from './tiers.ts';
import { UpsellsStore } from './upsells/upsells-store.ts';
import { StepUpStore } from './payments/step-up-store.ts';
import { WalletsStore } from './payments/wallets-store.ts';
import { TrackingStore } from './tracking/tracking-store.ts';

/**
 * Everything from the checkout form to the order at the door. It is a tree of its own, so that the menu loads
 * without it; its stores reach those of the others through the root.
 */
export const PurchaseStore = types
  .model('Purchase', {
    checkout: types.optional(CheckoutStore, {}),
    formCheck: types.optional(FormCheckStore, {}),
    paymentChoice: types.optional(PaymentChoiceStore, {}),
    setUp: types.optional(AccountSetUpStore, {}),
    remembered: types.optional(RememberedStore, {}),
    postalAddresses: types.optional(PostalAddressesStore, {}),
    order: types.optional(OrderStore, {}),
    payment: types.optional(PaymentStore, {}),
    tracking: types.optional(TrackingStore, {}),
    wallets: types.optional(WalletsStore, {}),
    stepUp: types.optional(StepUpStore, {}),
    upsells: types.optional(UpsellsStore, {}),
  })
  .volatile(() => ({ root: undefined as ShellRoot | undefined }))
  .actions((self) => ({
    attachTo(root: ShellRoot) {
      self.root = root;
      self.upsells.follow();
    },
    /** A hut was taken: no order of before goes on, and its wallets are asked again [LOC-43, ORD-134, TRK-17]. */
    startAnew() {
      self.order.reset();
      self.tracking.reset();
      self.wallets.clear();
    },
  }));

export type Purchase = Instance<typeof PurchaseStore>;
