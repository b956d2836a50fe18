import type { Money } from '../money/money.ts';
import type { MerchantQuestion } from './wallet.ts';

/** States of a payment at a gateway [PAY-143]. */
export const gatewayStatuses = [
  'created',
  'pending',
  'approved',
  'declined',
  'cancelled',
  'exception',
  'captured',
  'voided',
  'refunded',
] as const;
export type GatewayStatus = (typeof gatewayStatuses)[number];

/** State of a payment as the browser polls it [PAY-130]. */
export type PolledPayment = 'pending' | 'approved' | 'declined' | 'cancelled' | 'exception';

/** What a gateway needs to open a payment. */
export interface NewPayment {
  readonly transactionId: string;
  readonly type: string;
  readonly amount: Money;
  readonly reference: string;
  readonly returnAddresses?: Readonly<Record<string, string>>;
  /** What a wallet's sheet gave: the payment is held with it at once, and the next step is `none` [PAY-19, PAY-20]. */
  readonly wallet?: Readonly<Record<string, unknown>>;
}

/** What the browser needs to go on with a payment: at most one of them [ORD-70]. */
export type PaymentNextStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'token'; readonly token: string; readonly tokenValidFrom: string }
  | { readonly kind: 'iframe'; readonly url: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'three-ds'; readonly url: string };

/** Outcome of asking a gateway to authorise a card token. */
export type AuthoriseResult =
  | { readonly kind: 'status'; readonly status: GatewayStatus }
  | { readonly kind: 'challenge'; readonly url: string };

/**
 * A payment gateway [PAY-142]. Every method may be repeated with the same transaction id without a second
 * effect: a gateway holds, captures, voids or refunds a transaction once. Methods throw when the gateway
 * cannot be reached; then nothing is known and the reconciler asks again.
 */
export interface PaymentGateway {
  readonly id: string;
  create(payment: NewPayment): Promise<PaymentNextStep>;
  status(transactionId: string): Promise<GatewayStatus | undefined>;
  /** Holds the amount with the token the browser got from the gateway's own frame. */
  authorise(transactionId: string, paymentToken: string): Promise<AuthoriseResult>;
  capture(transactionId: string): Promise<GatewayStatus>;
  void(transactionId: string): Promise<GatewayStatus>;
  refund(transactionId: string): Promise<GatewayStatus>;
  /**
   * Has the wallet's maker open a session for the merchant, whose certificates the gateway has; the answer is passed on
   * unchanged [PAY-82]. A gateway without Apple Pay has no such method.
   */
  validateMerchant?(question: MerchantQuestion): Promise<Readonly<Record<string, unknown>>>;
  /** Whether a notification or return value carries the gateway's own signature. */
  verifySignature(payload: string, signature: string): boolean;
}
