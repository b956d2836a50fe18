import type { Instance } from 'mobx-state-tree';
import type { AccountStore } from './accounts/account-store.ts';
import type { PlacesPorts } from './address/places-api.ts';
import type { BasketPorts } from './basket/basket-api.ts';
import type { BasketRefreshStore } from './basket/basket-refresh-store.ts';
import type { BasketStore } from './basket/basket-store.ts';
import type { CheckoutPassageStore } from './basket/checkout-passage-store.ts';
import type { DispositionSwitchStore } from './basket/disposition-switch-store.ts';
import type { AccountSetUpStore } from './checkout/account-set-up.ts';
import type { CheckoutStore } from './checkout/checkout-store.ts';
import type { FormCheckStore } from './checkout/form-check-store.ts';
import type { PaymentChoiceStore } from './checkout/payment-choice-store.ts';
import type { DealbotPorts } from './dealbot/dealbot-port.ts';
import type { DealbotStore } from './dealbot/dealbot-store.ts';
import type { DealsPorts } from './deals/deals-api.ts';
import type { DealsStore } from './deals/deals-store.ts';
import type { ExperimentPorts } from './experiments/experiments.ts';
import type { GiftCardStore } from './gift-cards/gift-card-store.ts';
import type { GiftCardPorts } from './gift-cards/gift-cards-api.ts';
import type { HutsPorts } from './huts/huts-api.ts';
import type { Environment, Tier, TierOf } from './kernel/environment.ts';
import type { HutSearchStore } from './localisation/hut-search-store.ts';
import type { LocalisationStore } from './localisation/localisation-store.ts';
import type { LoyaltyStore } from './loyalty/loyalty-store.ts';
import type { FoodWishesStore } from './menu/food-wishes-store.ts';
import type { MenuPorts } from './menu/menu-api.ts';
import type { MenuStore } from './menu/menu-store.ts';
import type { OrderStore } from './orders/order-store.ts';
import type { PaymentStore } from './orders/payment-store.ts';
import type { OrderPorts } from './orders/orders-api.ts';
import type { ReorderStore } from './orders/reorder-store.ts';
import type { PaymentPorts } from './payments/payments-api.ts';
import type { StepUpStore } from './payments/step-up-store.ts';
import type { WalletsStore } from './payments/wallets-store.ts';
import type { NotificationsStore } from './shell/notifications-store.ts';
import type { UnaskedStore } from './shell/unasked-store.ts';
import type { PagesPorts } from './shell/pages-api.ts';
import type { SessionStore } from './shell/session-store.ts';
import type { PostalAddressesStore } from './checkout/postal-addresses-store.ts';
import type { RememberedStore } from './checkout/remembered-store.ts';
import type { TimeSlotsStore } from './timeslots/time-slots-store.ts';
import type { TrackingStore } from './tracking/tracking-store.ts';
import type { TrackingPorts } from './tracking/tracking-api.ts';
import type { UpsellsPorts } from './upsells/upsells-api.ts';
import type { UpsellsStore } from './upsells/upsells-store.ts';
import type { VoucherStore } from './vouchers/voucher-store.ts';
import type { VoucherPorts } from './vouchers/vouchers-api.ts';

/** What every page has of the environment. */
export interface ShellEnvironment
  extends Environment, ExperimentPorts, HutsPorts, PlacesPorts, PagesPorts {}

/** What comes with the stores of ordering, for them and those after them. */
export interface OrderingPorts
  extends MenuPorts, DealsPorts, BasketPorts, DealbotPorts, VoucherPorts, GiftCardPorts {}

/** What comes with the stores of buying. */
export interface PurchasePorts extends UpsellsPorts, OrderPorts, PaymentPorts, TrackingPorts {}

/** The environment of ordering. */
interface OrderingEnvironment extends ShellEnvironment, OrderingPorts {}

/** The environment once every tier is there. */
export interface WholeEnvironment extends OrderingEnvironment, PurchasePorts {}

/** The stores that every page has. */
interface ShellStores {
  readonly session: Instance<typeof SessionStore>;
  readonly notifications: Instance<typeof NotificationsStore>;
  readonly unasked: Instance<typeof UnaskedStore>;
  readonly wishes: Instance<typeof FoodWishesStore>;
  readonly localisation: Instance<typeof LocalisationStore>;
  readonly hutSearch: Instance<typeof HutSearchStore>;
}

/** The stores between a hut and the checkout. */
export interface OrderingStores {
  readonly menu: Instance<typeof MenuStore>;
  readonly deals: Instance<typeof DealsStore>;
  readonly basket: Instance<typeof BasketStore>;
  readonly basketRefresh: Instance<typeof BasketRefreshStore>;
  readonly dispositionSwitch: Instance<typeof DispositionSwitchStore>;
  readonly passage: Instance<typeof CheckoutPassageStore>;
  readonly dealbot: Instance<typeof DealbotStore>;
  readonly vouchers: Instance<typeof VoucherStore>;
  readonly giftCards: Instance<typeof GiftCardStore>;
  readonly times: Instance<typeof TimeSlotsStore>;
}

/** The stores from the checkout form to the order at the door. */
export interface PurchaseStores {
  readonly checkout: Instance<typeof CheckoutStore>;
  readonly formCheck: Instance<typeof FormCheckStore>;
  readonly paymentChoice: Instance<typeof PaymentChoiceStore>;
  readonly setUp: Instance<typeof AccountSetUpStore>;
  readonly remembered: Instance<typeof RememberedStore>;
  readonly postalAddresses: Instance<typeof PostalAddressesStore>;
  readonly order: Instance<typeof OrderStore>;
  readonly payment: Instance<typeof PaymentStore>;
  readonly tracking: Instance<typeof TrackingStore>;
  readonly wallets: Instance<typeof WalletsStore>;
  readonly stepUp: Instance<typeof StepUpStore>;
  readonly upsells: Instance<typeof UpsellsStore>;
}

/** The stores of who is signed in on an order page. */
interface MemberStores {
  readonly loyalty: Instance<typeof LoyaltyStore>;
  readonly reorder: Instance<typeof ReorderStore>;
}

/** Stores that see as far as their tier, and no further: the compiler refuses any other. */
type OfTier<Name extends Tier, Stores extends Seeing<Name, Stores>> = Stores;
type Seeing<Name extends Tier, Stores> = {
  readonly [Key in keyof Stores]: TierOf<Stores[Key]> extends Name ? unknown : never;
};

/** The root as stores of the shell see it: those of later tiers may not have come. */
export interface ShellRoot extends OfTier<'shell', ShellStores> {
  readonly ordering?: OrderingStores | undefined;
  readonly purchase?: PurchaseStores | undefined;
  readonly member?: MemberStores | undefined;
  readonly account?: Instance<typeof AccountStore> | undefined;
  /** Resolves once the menu can be shown and a hut can be taken. */
  readyToOrder(): Promise<unknown>;
  /** Resolves with the account store. */
  readyForAccount(): Promise<Instance<typeof AccountStore>>;
  /** Order and tracking start over [ORD-134, TRK-17]. */
  startOrderAnew(): void;
}

/** The root as stores of ordering see it. */
export interface OrderingRoot extends ShellRoot, OfTier<'ordering', OrderingStores> {}

/** The root as stores of buying see it. */
export interface PurchaseRoot extends OrderingRoot, OfTier<'purchase', PurchaseStores> {}

declare module './root.ts' {
  interface Roots {
    readonly shell: ShellRoot;
    readonly ordering: OrderingRoot;
    readonly purchase: PurchaseRoot;
  }
}

declare module './kernel/environment.ts' {
  interface Environments {
    readonly shell: ShellEnvironment;
    readonly ordering: OrderingEnvironment;
    readonly purchase: WholeEnvironment;
  }
}
