import type { Wallet } from './wallet.ts';

/** Kinds of flow a payment type can have (payments.md). */
export const paymentFlows = [
  'offline',
  'embedded-frame',
  'hosted-redirect',
  'wallet-sheet',
  'pop-up',
] as const;
export type PaymentFlow = (typeof paymentFlows)[number];

/** A payment type a provider plugin brings. Labels are wording keys. */
export interface PaymentTypeOffer {
  /** Stored code [PAY-01]. */
  readonly type: string;
  /** Other codes accepted for it [PAY-04]. */
  readonly aliases?: readonly string[];
  readonly flow: PaymentFlow;
  readonly label: string;
  readonly hint: string;
  readonly icon: 'cash' | 'card' | 'ticket' | 'wallet';
  /** Address of the gateway's card form, with `{transactionId}` in it; for types that start with a token [PAY-58]. */
  readonly cardForm?: string;
}

/** A family of payment types (many a market); runs in the browser and on the server alike. */
export interface PaymentProvider {
  readonly types: readonly PaymentTypeOffer[];
  /** Adapters of its wallet types, by type; loaded in the browser when a checkout with such a type is opened. */
  readonly wallets?: Readonly<Record<string, () => Promise<Wallet>>>;
}
