import type { Money } from '../money/money.ts';
import type {
  GatewayMemory,
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  OpenedPayment,
  Opening,
  ReturnQuery,
} from '../payments/gateway-payment.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';

/** How a payment stands at a provider, whatever words it has for it. */
export type ProviderStatus =
  | 'open'
  | 'pending'
  | 'held'
  | 'taken'
  | 'declined'
  | 'failed'
  | 'cancelled';

/** A payment as its provider has it. */
export interface ProviderPayment {
  readonly status: ProviderStatus;
  /** What it was opened for or what is held, in the provider's words. */
  readonly amount: Money;
  /** What was taken, in minor units; all of the amount where the provider does not say. */
  readonly taken?: number;
  /** What was given back in minor units, by our keys; left out where the provider does not tell our keys. */
  readonly refunds?: Readonly<Record<string, number>>;
  /** To be kept with the payment. */
  readonly memory?: GatewayMemory;
}

/** What a step at a provider came to: how the payment stands is asked afterwards. */
export interface ProviderStep {
  readonly memory?: GatewayMemory;
  /** Page of the bank's question to the customer. */
  readonly challenge?: string;
}

/**
 * What a payment provider offers over HTTP, in its own terms: each call does one thing there, with an idempotency key
 * where the provider has such keys. `providerGateway` makes a payment gateway of it.
 */
export interface Provider {
  /** Its calls hold no money but take it at once: what is captured later is kept in mind, and the rest given back. */
  readonly takesAtOnce?: true;
  serves: PaymentGateway['serves'];
  /** Opens a payment, and holds it with what a wallet gave. */
  open(payment: NewPayment): Promise<Opening>;
  /** A payment as the provider has it; undefined for one that it does not know. */
  find(payment: OpenedPayment): Promise<ProviderPayment | undefined>;
  /** Holds an open payment with the token that the browser brought; left out where the provider's page does. */
  hold?(payment: OpenedPayment, token: string): Promise<ProviderStep>;
  /** Takes held money; left out where the provider takes at once. */
  take?(payment: OpenedPayment, amount: Money): Promise<ProviderStep | undefined>;
  /** Lets go of what is held or open; left out where the provider knows no such call for what is open. */
  letGo?(payment: OpenedPayment, found: ProviderPayment): Promise<ProviderStep | undefined>;
  /** @param key the same for the same refund, of letters, digits, `-` and `_` */
  giveBack(payment: OpenedPayment, amount: Money, key: string): Promise<ProviderStep | undefined>;
  readNotice(message: GatewayMessage): Promise<GatewayNotice | undefined>;
  /** Whether the query of a return address carries the provider's signature; left out where it signs none. */
  isOwnReturn?(payment: OpenedPayment, query: ReturnQuery): Promise<boolean>;
  createOrder?: PaymentGateway['createOrder'];
  stepUp?: PaymentGateway['stepUp'] | undefined;
  validateMerchant?: PaymentGateway['validateMerchant'] | undefined;
}
