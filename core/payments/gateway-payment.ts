import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import type { Money } from '../money/money.ts';
import type { GatewayStatus } from './gateway-status.ts';
import type { ReturnAddresses } from './return-addresses.ts';

/** State of a payment as the browser polls it [PAY-130]. */
export type PolledPayment = 'pending' | 'approved' | 'declined' | 'cancelled' | 'exception';

/** The customer as the checkout form has them. */
export interface PayingCustomer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * What a gateway wants to be told again at every later call for a payment, such as the ids that its provider gave it. It
 * is kept with the order and shown to nobody; no part of a card and no secret belongs in it [GTW-22].
 */
export type GatewayMemory = Readonly<Record<string, string>>;

/** What names a payment, and what it is for. */
interface PaymentFacts {
  /** Names the payment from here on, and is its idempotency key. */
  readonly transactionId: string;
  /** Code of the payment type, as its plugin declares it. */
  readonly type: string;
  /** What is to be held, in minor units of the market's currency. */
  readonly amount: Money;
  /** What customer and hut call the order. */
  readonly reference: string;
}

/** What a gateway needs to open a payment. */
export interface NewPayment extends PaymentFacts {
  /** Who pays, for gateways that have to be told. */
  readonly customer?: PayingCustomer;
  /** What its plugin declares of the type: how its provider is met. */
  readonly declared?: DeclaredPaymentType;
  /** Pages of the site that a provider's page leads back to, by how the payment ended [PAY-41, PAY-143]. */
  readonly returnAddresses?: ReturnAddresses;
  /**
   * What a wallet's sheet or a card form at checkout gave: the payment is held with it at once, and the next step is
   * `none`, or `three-ds` where the bank asks first [PAY-19, PAY-20, PAY-28].
   */
  readonly wallet?: Readonly<Record<string, unknown>>;
}

/** A payment that was opened, as the shop keeps it. */
export interface OpenedPayment extends PaymentFacts {
  /** All that the gateway gave to be kept, what came later over what came before; empty before its first answer. */
  readonly memory: GatewayMemory;
}

/** What the browser needs to go on with a payment: at most one of them [ORD-70]. */
export type PaymentNextStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'token'; readonly token: string; readonly tokenValidFrom: string }
  | { readonly kind: 'iframe'; readonly url: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'three-ds'; readonly url: string }
  | PopUpStep
  | StepUpStep;

/** The provider's pop-up is opened, with what the browser half of the payment type makes of this [PAY-29, PAY-59]. */
export interface PopUpStep {
  readonly kind: 'pop-up';
  /** Public key of the merchant at the provider. */
  readonly apikey?: string;
  /** What else the pop-up is opened with, such as the provider's own order id; everybody may see it. */
  readonly data?: Readonly<Record<string, string>>;
}

/** The payer is authenticated before the payment is held [PAY-21, PAY-22]. */
export interface StepUpStep {
  readonly kind: 'step-up';
  /** Names the authentication to the gateway: the browser brings it back with its checks. */
  readonly sessionId: string;
  /** Page that collects data of the device in a frame nobody sees; without it there is nothing to collect [PAY-70]. */
  readonly collectionUrl?: string;
}

/** What an answer of a gateway may carry beside its word. */
interface Remembering {
  /** To be kept with the payment, beside what is kept already. */
  readonly memory?: GatewayMemory;
}

/** A payment that a gateway opened. */
export interface Opening extends Remembering {
  readonly step: PaymentNextStep;
}

/** How a payment stands, by the word of its provider. */
export interface PaymentState extends Remembering {
  readonly status: GatewayStatus;
  /**
   * What the provider says it holds or has taken, in its own currency. The engine compares it with what was asked: another
   * currency, or more or less than what was to be held, is an error and never an approval [GTW-19]. Gateways whose
   * provider names no amount leave it out.
   */
  readonly amount?: Money;
}

/** Outcome of asking a gateway to hold an amount with what the browser brought. */
export type AuthoriseResult =
  | ({ readonly kind: 'status' } & PaymentState)
  | ({ readonly kind: 'challenge'; readonly url: string } & Remembering);

/** What the browser brings for the bank to decide whether it is the payer [PAY-74]. */
export interface PayerCheck {
  /** As the step that began it said. */
  readonly sessionId: string;
  /** What the collection page told of the device; empty where it told nothing. */
  readonly deviceData: string;
  /** Page of this site that the bank's page may lead back to; its origin has been checked. */
  readonly returnUrl: string;
}

/** How far the authentication of a payer has come [PAY-74, PAY-76]. */
export type PayerCheckResult =
  /** It is the payer: `response` is what `authorise` is called with. */
  | ({ readonly kind: 'completed'; readonly response: string } & Remembering)
  /** The bank asks on a page of its own; when that is through, the browser checks again. */
  | ({
      readonly kind: 'challenge';
      readonly url: string;
      readonly accessToken: string;
    } & Remembering)
  | ({ readonly kind: 'failed' } & Remembering);

/** An order at a provider that a customer approves in its pop-up, before ours is pre-authorised [PAY-118]. */
export interface NewProviderOrder {
  /** Code of the payment type. */
  readonly type: string;
  readonly amount: Money;
  /** Sector and hut that sell. */
  readonly sector: string;
  readonly hutId: string;
}

/** Money that is to go back. */
export interface Refund {
  /** Names it: asked twice by one key, it is given back once. */
  readonly key: string;
  /** All that was taken or a part of it, in minor units of the payment's currency. */
  readonly amount: Money;
}

/** A message that came to the shop in a gateway's name, as it came. */
export interface GatewayMessage {
  /** Header fields by their names in small letters. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body, to the letter, as signatures are made of it. */
  readonly body: string;
  /** The query of the address that it was sent to, to the letter; left out where there was none. */
  readonly query?: string;
}

/** What a gateway reads from a message that is its own. */
export interface GatewayNotice {
  /** The same for every repetition of one message. */
  readonly notificationId: string;
  readonly transactionId: string;
}

/**
 * The query of the address that a provider's page led the browser back to, or what its pop-up signed, by its names; beside a
 * `signature` stands the pop-up's token as `paymentAuthorisationResponse`, beside any other all of the query as it came, to the
 * letter, as `returnQuery` [ORD-88, PAY-29].
 */
export type ReturnQuery = Readonly<Record<string, string>>;
