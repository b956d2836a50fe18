import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import { type CallRules, isRecord, isText, isYesOrNo, optional } from '../call-rules.ts';
import type { Money } from '../money/money.ts';
import { type GatewayStatus, gatewayStatuses } from './gateway-status.ts';
import type { GatewayTrial } from './gateway-trial.ts';
import type { MerchantQuestion } from './wallet.ts';

/** State of a payment as the browser polls it [PAY-130]. */
export type PolledPayment = 'pending' | 'approved' | 'declined' | 'cancelled' | 'exception';

/** What a gateway needs to open a payment. */
export interface NewPayment {
  /** Names the payment from here on, and is its idempotency key. */
  readonly transactionId: string;
  /** Code of the payment type, as its plugin declares it. */
  readonly type: string;
  /** In minor units of the market's currency. */
  readonly amount: Money;
  /** What customer and hut call the order. */
  readonly reference: string;
  /** Who pays, for gateways that have to be told. */
  readonly customer?: PayingCustomer;
  /** Pages of the site that a provider's page leads back to, by how the payment ended [PAY-143]. */
  readonly returnAddresses?: Readonly<Record<string, string>>;
  /** What a wallet's sheet gave: the payment is held with it at once, and the next step is `none` [PAY-19, PAY-20]. */
  readonly wallet?: Readonly<Record<string, unknown>>;
}

/** The customer as the checkout form has them. */
export interface PayingCustomer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** What the browser needs to go on with a payment: at most one of them [ORD-70]. */
export type PaymentNextStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'token'; readonly token: string; readonly tokenValidFrom: string }
  | { readonly kind: 'iframe'; readonly url: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'three-ds'; readonly url: string };

/** Outcome of asking a gateway to authorise what the browser brought. */
export type AuthoriseResult =
  | { readonly kind: 'status'; readonly status: GatewayStatus }
  | { readonly kind: 'challenge'; readonly url: string };

/** A message that came to the shop in a gateway's name, as it came. */
export interface GatewayMessage {
  /** Header fields by their names in small letters. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body, to the letter, as signatures are made of it. */
  readonly body: string;
}

/** What a gateway reads from a message that is its own. */
export interface GatewayNotice {
  /** The same for every repetition of one message. */
  readonly notificationId: string;
  readonly transactionId: string;
}

/**
 * A payment gateway: the server's side of a payment provider [PAY-142, GTW-01].
 *
 * Every call is keyed by the transaction id and may be repeated without a second effect: a gateway opens, holds,
 * captures, voids or refunds a transaction once, and answers a repetition as it answered the first. A call throws when
 * the gateway cannot be reached or answers what is not understood; then nothing is known, the order stays as it is, and
 * the reconciler asks `status`. An answer of a gateway that is not understood is never an approval [GTW-19].
 */
export interface PaymentGateway {
  /** What `payments.gateway` of manifests calls it, and what orders remember: the name of its contribution. */
  readonly id: string;
  /** Whether it takes no money; browsers are told [PAY-77]. */
  readonly testMode: boolean;
  /** Whether it can take payments of a type that is not paid at the door, by what its plugin declares [ENG-24, GTW-02]. */
  serves(type: string, declared: DeclaredPaymentType): boolean;
  /** Opens a payment, and holds it where a wallet gave its token. */
  create(payment: NewPayment): Promise<PaymentNextStep>;
  /** How a payment stands at the provider; undefined for one that was never opened there. */
  status(transactionId: string): Promise<GatewayStatus | undefined>;
  /**
   * Holds the amount with what the browser got from the gateway's own frame, sheet or page: a token, or the query of the
   * address that the provider's page led back to, whose signature the gateway verifies first.
   */
  authorise(transactionId: string, proof: string): Promise<AuthoriseResult>;
  /** Takes the held amount; one that is not held stays as it is. */
  capture(transactionId: string): Promise<GatewayStatus>;
  /** Lets go of what is held or still open; what was captured stays. */
  void(transactionId: string): Promise<GatewayStatus>;
  /** Gives captured money back. */
  refund(transactionId: string): Promise<GatewayStatus>;
  /**
   * Reads a message to the shop; undefined unless it carries the gateway's own signature. What it says of the payment is
   * not believed: `status` is asked [PAY-150].
   */
  verifyNotification(message: GatewayMessage): Promise<GatewayNotice | undefined>;
  /**
   * Has the wallet's maker open a session for the merchant, whose certificates the gateway has; the answer is passed on
   * unchanged [PAY-82]. A gateway without Apple Pay has no such method.
   */
  validateMerchant?(question: MerchantQuestion): Promise<Readonly<Record<string, unknown>>>;
  /** Path on this site under which it stands in for the wallet's maker; a gateway that takes money has none [PAY-83]. */
  readonly merchantPath?: string;
  /** What everybody may do with its payments; a gateway that takes money has none [PAY-141]. */
  readonly trial?: GatewayTrial;
}

const isStatus = (value: unknown): boolean =>
  typeof value === 'string' && gatewayStatuses.some((status) => status === value);

const isAuthorised = (value: unknown): boolean => {
  const { kind, status, url } = isRecord(value) ? (value as Record<string, unknown>) : {};
  return kind === 'challenge' ? isText(url) : kind === 'status' && isStatus(status);
};

const nextSteps = ['none', 'token', 'iframe', 'redirect', 'three-ds'];

const isNextStep = (value: unknown): boolean => {
  const { kind } = isRecord(value) ? (value as Record<string, unknown>) : {};
  return nextSteps.some((step) => step === kind);
};

/** How long an answer is waited for, in milliseconds, unless the server is told otherwise by `GATEWAY_PATIENCE_MS`. */
const limitMs = 20_000;

export const paymentGatewayCalls: CallRules<PaymentGateway> = {
  id: { fits: isText },
  testMode: { fits: isYesOrNo },
  serves: { fits: isYesOrNo },
  create: { fits: isNextStep, limitMs },
  status: { fits: optional(isStatus), limitMs },
  authorise: { fits: isAuthorised, limitMs },
  capture: { fits: isStatus, limitMs },
  void: { fits: isStatus, limitMs },
  refund: { fits: isStatus, limitMs },
  verifyNotification: { fits: optional(isRecord), limitMs },
  validateMerchant: { fits: isRecord, limitMs },
  merchantPath: { fits: optional(isText) },
  trial: { fits: optional(isRecord) },
};
