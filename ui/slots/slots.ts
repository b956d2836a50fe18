import type { ReactNode } from 'react';
import type { Tier } from '../../client/kernel/environment.ts';
import type { CheckoutSignIn as CheckoutWay } from '../../client/checkout/checkout-sign-in.ts';
import type { Basket } from '../../core/basket/basket.ts';
import type { PricedBasket } from '../../core/basket/priced-basket.ts';
import type { TimedDisposition } from '../../core/localisation/disposition.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { CardToken } from '../../core/payments/provider-fields.ts';
import type { LoadScript } from '../../core/shell/visit-services.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Account } from '../../schemas/types/http/accounts.ts';
import type { OrderSummary, TrackingStatus } from '../../schemas/types/http/orders.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** What everything that a plugin draws is given, whatever the slot. */
export interface EverySlot<Options, Store> {
  /** The plugin's options, checked and completed by its schema. */
  readonly options: Options;
  /** The plugin's store, from its client half; undefined for a plugin without one. */
  readonly store: Store;
  /** The manifest, as it holds at the current hut. */
  readonly manifest: Manifest;
  /** The language of the page, as a BCP 47 tag. */
  readonly locale: string;
  /** The words of a key; the plugin's own stand below its id. */
  readonly words: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** An amount of minor units as the market writes it. */
  readonly money: (minorUnits: number) => string;
  /** Goes to a page of the shop: path, query and hash. */
  readonly goTo: (address: string) => void;
}

/** Below the picture of the home page, before a hut is known and after. A `Card` with a heading of level 2. */
export interface HomeSection {
  /** The hut of this visit; undefined until the customer has one. */
  readonly hut: Hut | undefined;
  /** Id of who is signed in; undefined for a guest. */
  readonly customerId: string | undefined;
}

/** In the checkout form, after where the order goes and before how it is paid. A `Card` with a heading of level 2. */
export interface CheckoutSection {
  /** What is ordered. */
  readonly basket: Basket;
  /** What it comes to, by all that is chosen now. */
  readonly priced: PricedBasket;
  /** Where it is made. */
  readonly hut: Hut | undefined;
  /** How and when the customer gets it. */
  readonly disposition: TimedDisposition;
  /** Postcode that a delivery goes to, where the market has them. */
  readonly postcode: string | undefined;
  /** Chosen payment type; undefined until one is. */
  readonly paymentType: string | undefined;
  /** The order is on its way to the hut: nothing about it can be changed any more. */
  readonly isBusy: boolean;
}

/**
 * In place of the payment's own page, for a payment type that asks for a card. A form is brought for one payment type, in
 * `paymentForms` of the half. Card numbers
 * never come to the shop: a form hands over what the gateway gave for them. Where a form fails, the gateway's own page in
 * a frame stands in its place.
 */
export interface PaymentForm {
  /** Stored code of the payment type. */
  readonly paymentType: string;
  /** Id of the payment at the gateway. */
  readonly transactionId: string;
  /** What the gateway gave to open its form with: a client secret, a session, a capture context. */
  readonly token: string;
  /** What is to be paid, in minor units; undefined while it is not known. */
  readonly amountDue: number | undefined;
  /** The last card was declined; another may be tried. */
  readonly hasProblem: boolean;
  /** Runs the gateway's script, once however often it is asked for; its host is one of the plugin's `outside`. */
  readonly loadScript: LoadScript;
  /** Takes what the gateway gave for a card: the order goes on with it. */
  readonly take: (card: CardToken) => void;
  /** The customer does not want to pay this way after all. */
  readonly cancel: () => void;
  /**
   * The gateway's own page in a frame, which hands over its card by itself: the type's `cardForm`. Nothing where the type
   * has none.
   */
  readonly frame: (title: string) => ReactNode;
}

/** After the lines of the basket: one row of the list, which shows nothing where the part draws nothing. */
export interface BasketRow {
  /** Deals and items that are in the basket; never empty. */
  readonly basket: Basket;
  /** What each of them costs. */
  readonly priced: PricedBasket;
  /** The menu of the hut. */
  readonly catalogue: Catalogue;
}

/** Among the amounts of the basket and of the checkout, above the total. An `AmountRow`, as it stands in a list of terms. */
export interface BasketTotalRow {
  /** What the basket comes to. */
  readonly priced: PricedBasket;
  /** The page that shows the amounts. */
  readonly place: 'basket' | 'checkout';
}

/** Beside a placed order, below its bill. A `Card` with a heading of level 2. */
export interface OrderSummarySection {
  /** The order as it was placed; amounts are decimals. */
  readonly summary: OrderSummary;
}

/** Among the amounts of a placed order, above the total. An `AmountRow`, as it stands in a list of terms. */
export interface OrderTotalRow {
  /** The order as it was placed; amounts are decimals. */
  readonly summary: OrderSummary;
}

/** In the tracker of an order, below its status and when it is expected. A line or two of text. */
export interface TrackerSection {
  /** The order that is on its way; amounts are decimals. */
  readonly summary: OrderSummary;
  /** What the hut last said of it. */
  readonly status: TrackingStatus;
  /** Steps that are done of those until the hut confirms. */
  readonly step: number;
}

/** On the page of the customer's account, below what is known of them. A `Card` with a heading of level 2. */
export interface AccountSection {
  /** Id of the customer. */
  readonly customerId: string;
  /** What is known of the customer; undefined while it is on its way. */
  readonly account: Account | undefined;
}

/**
 * A whole page below `/more/<plugin id>/`, with a heading of level 1. Its path is the key in `pages` of the half, as
 * routes are written: `''` for the first page, `history`, `order/:number`.
 */
export interface Page {
  /** Parts of the path that the route names, such as `number`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The query of the address. */
  readonly query: URLSearchParams;
  /** Where the pages begin: `/more/<plugin id>/`, or the base of the account paths. */
  readonly base: string;
  /** Id of who is signed in; undefined for a guest. */
  readonly customerId: string | undefined;
}

/**
 * A page of a way to sign in, below the base of the account paths, with a heading of level 1. Its path is the key in
 * `signInPages` of the half: `otp`, `register`. Who has proven who they are is signed in by the plugin's store, with
 * `takeSession` of the account store.
 */
export interface SignInPage extends Page {
  /** Where the visitor came from, and goes on to once they are signed in: a path of the site. */
  readonly from: string;
}

/**
 * A form of a way to sign in, in the account dialog or in a page around it. Its name is the key in `signInForms` of the half
 * and among `forms` of the contribution; title and lead of the dialog are the texts `<form>.title` and `<form>.lead` of the
 * plugin. Who has proven who they are is signed in by the plugin's store, with `takeSession` of the account store.
 */
export interface SignInForm {
  /** Where the visitor came from, and goes on to once they are signed in: a path of the site. */
  readonly from: string;
  /** The customer is signed in; one who has just signed up is asked for their details next. */
  readonly done: (outcome: 'signed-in' | 'signed-up') => void;
  /** Opens another form of the dialog, by its name. */
  readonly open: (form: string) => void;
  /** A button for each provider of social sign-in that the market lists; nothing where it has none. */
  readonly social: ReactNode;
  /** What else is asked in the same form, as of who joins in a restaurant: its fields, a check that shows its mistakes, and the words of the button. */
  readonly more:
    | {
        readonly fields: ReactNode;
        readonly check: () => boolean;
        readonly submitLabel: string;
      }
    | undefined;
}

/**
 * In the checkout form of a guest, after the contact: what makes an account of what they typed. A `Card` with a heading of
 * level 2.
 */
export interface CheckoutSignIn {
  /** Has the form ask the way to sign in before the order goes on; answers how to take it away again. */
  readonly join: (way: CheckoutWay) => () => void;
  /** A field of its own by its name: the id of its control, whether its mistakes show yet, and what is done when it is left. */
  readonly field: (name: string) => {
    readonly id: string;
    readonly isShown: boolean;
    readonly leave: () => void;
  };
}

/** Over the checkout: a `Dialog` that is closed while there is nothing to ask. */
export interface CheckoutDialog {
  /** Where the order is made. */
  readonly hut: Hut | undefined;
}

/** Every slot: what a part in it is given, and the tier of the shop's stores that are there with it. */
export interface Slots {
  'home-section': { readonly given: HomeSection; readonly tier: 'shell' };
  'checkout-section': { readonly given: CheckoutSection; readonly tier: 'purchase' };
  'checkout-sign-in': { readonly given: CheckoutSignIn; readonly tier: 'purchase' };
  'checkout-dialog': { readonly given: CheckoutDialog; readonly tier: 'purchase' };
  'payment-form': { readonly given: PaymentForm; readonly tier: 'purchase' };
  'basket-row': { readonly given: BasketRow; readonly tier: 'ordering' };
  'basket-total-row': { readonly given: BasketTotalRow; readonly tier: 'ordering' };
  'order-summary-section': { readonly given: OrderSummarySection; readonly tier: 'purchase' };
  'order-total-row': { readonly given: OrderTotalRow; readonly tier: 'purchase' };
  'tracker-section': { readonly given: TrackerSection; readonly tier: 'purchase' };
  'account-section': { readonly given: AccountSection; readonly tier: 'shell' };
  page: { readonly given: Page; readonly tier: 'shell' };
  'sign-in-page': { readonly given: SignInPage; readonly tier: 'shell' };
  'sign-in-form': { readonly given: SignInForm; readonly tier: 'shell' };
}

export type SlotName = keyof Slots;

/** The names of the slots. */
export const slotNames = Object.keys({
  'home-section': true,
  'checkout-section': true,
  'checkout-sign-in': true,
  'checkout-dialog': true,
  'payment-form': true,
  'basket-row': true,
  'basket-total-row': true,
  'order-summary-section': true,
  'order-total-row': true,
  'tracker-section': true,
  'account-section': true,
  page: true,
  'sign-in-page': true,
  'sign-in-form': true,
} satisfies Record<SlotName, true>) as readonly SlotName[];

/** Slots of which a plugin fills several by a key: the payment type, the path, the name of the form. */
export type KeyedSlot = 'payment-form' | 'page' | 'sign-in-page' | 'sign-in-form';

/** What a part in a slot is given. */
export type Given<Name extends SlotName, Options, Store> = EverySlot<Options, Store> &
  Slots[Name]['given'];

/** Tiers that are there with a tier. */
interface TiersWith {
  readonly shell: 'shell';
  readonly ordering: 'shell' | 'ordering';
  readonly purchase: Tier;
}

/** The slots in which a store of a tier sees all it asks for. */
export type SlotsOf<StoreTier extends Tier> = {
  [Name in SlotName]: StoreTier extends TiersWith[Slots[Name]['tier']] ? Name : never;
}[SlotName];
