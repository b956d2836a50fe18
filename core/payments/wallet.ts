import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { StoreConfig } from '../../schemas/types/http/orders.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { NativeApp } from '../shell/ports.ts';

/** A postal address and who lives there, as wallets hand it over; what the customer left out is empty. */
export interface WalletContact {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string;
  readonly addressLine1: string;
  readonly postalCode: string;
  readonly country: string;
}

/** Who pays and who is delivered to. */
export interface WalletContacts {
  readonly billing: WalletContact;
  readonly shipping: WalletContact;
}

/** What is wrong with a contact: which one, where, and the wording key of what the sheet says [PAY-91, PAY-95, PAY-96]. */
export interface WalletProblem {
  readonly of: keyof WalletContacts;
  readonly field: 'name' | 'email' | 'phone' | 'address' | 'postcode' | 'country';
  readonly message: string;
}

/** A line of the sheet; minor units. */
export interface WalletLine {
  readonly label: string;
  readonly amount: number;
}

/** What a wallet or a pop-up is set up by. */
export interface WalletSettings {
  /** Code of the payment type that it pays for. */
  readonly type: string;
  readonly payments: Manifest['payments'];
  readonly country: string;
  readonly currency: string;
  /** The hut's payment settings [PAY-78]. */
  readonly config: StoreConfig;
  /** Runs a script in the page, once however often it is asked for. @throws when it does not load */
  readonly loadScript: (address: string) => Promise<void>;
}

/** What the customer gave in the sheet: the part of the request under the wallet's name [PAY-87, PAY-108]. */
export type WalletPayload = Readonly<Record<string, unknown>>;

/** The steps a wallet goes through, for the log and for tests [PAY-81, PAY-104]. */
export type WalletStep =
  | 'clicked'
  | 'initialised'
  | 'merchant-validation'
  | 'payment-request'
  | 'authorised'
  | 'response-check'
  | 'pre-authorisation'
  | 'completed'
  | 'cancelled'
  | 'failed';

/** An order as a wallet's sheet shows it, and what the sheet asks us. */
export interface WalletOrder extends WalletSettings {
  /** Items of the bill without the tip and without amounts of zero [PAY-98]. */
  readonly lines: readonly WalletLine[];
  /** Minor units, the tip included [PAY-98]. */
  readonly total: number;
  readonly disposition: Disposition;
  readonly hutId: string;
  /**
   * What the postcode of a delivery has to begin with; undefined for test huts and where addresses are free text
   * [PAY-109, PAY-110].
   */
  readonly postcode?: string | undefined;
  /** The native app around the page; undefined on the web. */
  readonly app?: Pick<NativeApp, 'version' | 'post'> | undefined;
  /** Warns the customer in passing, by a wording key. */
  readonly warn: (message: string) => void;
  readonly reached: (step: WalletStep) => void;
  readonly problemsOf: (contacts: WalletContacts) => Promise<readonly WalletProblem[]>;
  /** The words of a wording key. */
  readonly words: (key: string) => string;
  /** Has the gateway make a session with the wallet's maker; its answer is passed on unchanged [PAY-82]. */
  readonly validateMerchant: (question: MerchantQuestion) => Promise<unknown>;
  /** Makes an order of the total at the provider, for its pop-up to approve; the provider's id of it [PAY-118]. */
  readonly createOrder: () => Promise<string>;
  /**
   * Pre-authorises the order with the payload: whether the gateway took it. Placing follows by itself.
   * @param contacts left out where the form's own are to be used
   */
  readonly preauthorise: (payload: WalletPayload, contacts?: WalletContacts) => Promise<boolean>;
  readonly wait: (ms: number) => Promise<unknown>;
}

/** What a merchant session is asked for with [PAY-82]. */
export interface MerchantQuestion {
  readonly displayName: string;
  readonly merchantIdentifier: string;
  readonly validationUrl: string;
}

/**
 * How a sheet or a pop-up ended: `failed` when the order was not pre-authorised with what it gave, `error` when the provider told
 * of an error of its own, `unavailable` when it could not be opened, `blocked` when the browser kept its window from opening.
 */
export type WalletOutcome =
  | 'completed'
  | 'cancelled'
  | 'failed'
  | 'error'
  | 'unavailable'
  | 'blocked';

/**
 * A wallet of the browser or the telephone, or a provider's pop-up that gives what the order is pre-authorised with, behind
 * the contract of `payment-provider`.
 */
export interface Wallet {
  /**
   * Whether this customer can pay with it at this hut [PAY-16]. Loads what the wallet needs. A pop-up is offered whatever this
   * says, and says when it is opened that it cannot be used [PAY-135].
   */
  isAvailable(settings: WalletSettings): Promise<boolean>;
  /** Opens the sheet at once, as browsers allow it only within a click. Resolves when it is closed. */
  open(order: WalletOrder): Promise<WalletOutcome>;
}
