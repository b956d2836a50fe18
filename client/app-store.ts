import { flow, type IAnyStateTreeNode, type Instance, types } from 'mobx-state-tree';
import type { AccountTier } from './accounts/account-store.ts';
import { HutSearchStore } from './localisation/hut-search-store.ts';
import { LocalisationStore } from './localisation/localisation-store.ts';
import type { Member } from './member-store.ts';
import type { Ordering } from './ordering-store.ts';
import type { Purchase } from './purchase-store.ts';
import { environmentOf } from './kernel/environment.ts';
import { FoodWishesStore } from './menu/food-wishes-store.ts';
import { NotificationsStore } from './shell/notifications-store.ts';
import { hasStored } from './kernel/persistence.ts';
import { rootOf } from './root.ts';
import { UnaskedStore } from './shell/unasked-store.ts';
import { SessionStore } from './shell/session-store.ts';
import type { OrderingStores, PurchaseRoot, PurchaseStores } from './tiers.ts';

/** Where the stores come from that are loaded when they are first needed. */
export interface TierLoaders {
  readonly ordering: () => Promise<Ordering>;
  readonly purchase: () => Promise<Purchase>;
  readonly account: () => Promise<AccountTier>;
}

/** The stores that come later, each with the tier it comes with. */
const laterStores = {
  menu: 'ordering',
  deals: 'ordering',
  basket: 'ordering',
  basketRefresh: 'ordering',
  dispositionSwitch: 'ordering',
  passage: 'ordering',
  dealbot: 'ordering',
  vouchers: 'ordering',
  giftCards: 'ordering',
  times: 'ordering',
  checkout: 'purchase',
  formCheck: 'purchase',
  paymentChoice: 'purchase',
  setUp: 'purchase',
  remembered: 'purchase',
  postalAddresses: 'purchase',
  order: 'purchase',
  payment: 'purchase',
  tracking: 'purchase',
  wallets: 'purchase',
  stepUp: 'purchase',
  upsells: 'purchase',
} as const satisfies Record<keyof OrderingStores, 'ordering'> &
  Record<keyof PurchaseStores, 'purchase'>;

/**
 * The state of the application, in three tiers. What every page needs is here; the stores of ordering come when
 * the customer has a hut, those of buying with the checkout. Each tier sees the ones before it, and all stores are
 * reached from here by their own names. The account's store comes by itself when something is asked about it.
 */
export const AppStore = types
  .model('App', {
    session: types.optional(SessionStore, {}),
    notifications: types.optional(NotificationsStore, {}),
    unasked: types.optional(UnaskedStore, {}),
    wishes: types.optional(FoodWishesStore, {}),
    localisation: types.optional(LocalisationStore, {}),
    hutSearch: types.optional(HutSearchStore, {}),
  })
  .volatile(() => ({
    ordering: undefined as Ordering | undefined,
    purchase: undefined as Purchase | undefined,
    /** Comes on order pages when somebody is signed in. */
    member: undefined as Member | undefined,
    account: undefined as AccountTier | undefined,
    tiers: undefined as TierLoaders | undefined,
    /** Stores of plugins, by their ids. */
    plugins: new Map<string, IAnyStateTreeNode>(),
  }))
  .views((self) => {
    const stores = {};
    for (const [name, tier] of Object.entries(laterStores)) {
      const get = () => {
        const loaded: object | undefined = self[tier];
        if (!loaded) throw new Error(`The stores of ${tier} are not loaded yet.`);
        return Reflect.get(loaded, name);
      };
      Object.defineProperty(stores, name, { get, configurable: true, enumerable: true });
    }
    return stores as OrderingStores & PurchaseStores;
  })
  .actions((self) => ({
    /** Says where the stores of the later tiers come from when they are first needed. */
    loadsTiersBy(tiers: TierLoaders) {
      self.tiers = tiers;
    },
    /** Attaches an account store that is there already. */
    attachAccount(account: AccountTier) {
      account.attachTo(rootOf(self));
      self.account = account;
    },
  }))
  .actions((self) => {
    let account: Promise<AccountTier> | undefined;
    const readyForAccount = flow(function* readyForAccount() {
      if (self.account) return self.account;
      if (!self.tiers) throw new Error('There is no account store.');
      account ??= self.tiers.account();
      try {
        const loaded: AccountTier = yield account;
        if (!self.account) self.attachAccount(loaded);
        return self.account ?? loaded;
      } finally {
        account = undefined;
      }
    });
    return {
      /** Resolves with the account store; a load that failed is tried again the next time. */
      readyForAccount,
    };
  })
  .actions((self) => ({
    /** Attaches ordering stores that are there already. */
    attachOrdering(ordering: Ordering) {
      self.ordering = ordering;
      ordering.attachTo(rootOf(self));
    },
    /** Attaches stores of buying that are there already; those of ordering come first. */
    attachPurchase(purchase: Purchase) {
      self.purchase = purchase;
      purchase.attachTo(rootOf(self));
    },
    /** Attaches the stores of who is signed in, when those of ordering are there. */
    attachMember(member: Member) {
      if (!self.ordering) return;
      member.attachTo(rootOf(self));
      self.member = member;
    },
    /** Order and tracking start over; while their stores are not loaded there is nothing to forget. */
    startOrderAnew() {
      self.purchase?.startAnew();
    },
  }))
  .actions((self) => {
    let ordering: Promise<Ordering> | undefined;
    let purchase: Promise<Purchase> | undefined;
    const loadOrdering = flow(function* loadOrdering() {
      if (self.ordering || !self.tiers) return;
      ordering ??= self.tiers.ordering();
      try {
        const loaded: Ordering = yield ordering;
        if (!self.ordering) self.attachOrdering(loaded);
      } finally {
        ordering = undefined;
      }
    });
    const loadPurchase = flow(function* loadPurchase() {
      if (self.purchase || !self.tiers) return;
      purchase ??= self.tiers.purchase();
      try {
        const [loaded]: [Purchase, unknown] = yield Promise.all([purchase, loadOrdering()]);
        if (!self.purchase) self.attachPurchase(loaded);
      } finally {
        purchase = undefined;
      }
    });
    return {
      /** The access token of who is signed in, a fresh one when it is about to end [ACC-21]; undefined for a guest. */
      accessToken: flow(function* accessToken() {
        const { session } = self;
        if (session.isAboutToEnd) {
          const loaded: AccountTier = yield self.readyForAccount();
          yield loaded.refresh();
        }
        return session.authentication?.access;
      }),
      /** Resolves once the checkout can be shown; a load that failed is tried again the next time. */
      readyToBuy: loadPurchase,
      /**
       * Resolves once the menu can be shown and a hut can be taken: with an order that an earlier visit left, its
       * stores come along, so that a new hut can end it. A load that failed is tried again the next time.
       */
      readyToOrder: flow(function* readyToOrder() {
        yield hasStored('order', environmentOf(self)) ? loadPurchase() : loadOrdering();
      }),
    };
  });

/** The application, which is the root that every store sees. */
type RootOf<Whole extends PurchaseRoot> = Whole;
export type App = RootOf<Instance<typeof AppStore>>;
