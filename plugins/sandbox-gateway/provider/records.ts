import type { Money } from '../../../core/money/money.ts';
import type { GatewayStatus } from '../../../core/payments/gateway-status.ts';
import type { ReturnAddresses } from '../../../core/payments/return-addresses.ts';
import type { Conduct } from './conduct.ts';

/** A payment that a shop opens. */
export interface OpenedRecord {
  readonly transactionId: string;
  /** Code of the payment type, as the shop calls it. */
  readonly type: string;
  /** Minor units. */
  readonly amount: Money;
  /** What customer and hut call the order. */
  readonly reference: string;
  /** Where its page leads back to; none for payments whose page stays in its frame. */
  readonly returnAddresses: Partial<ReturnAddresses>;
}

/** A payment as the provider keeps it [PAY-143]. */
export interface PaymentRecord extends OpenedRecord {
  readonly status: GatewayStatus;
  /** What the browser opens the payment with. */
  readonly token: string;
  /** What is known of the card: never its number. */
  readonly card: Readonly<Record<string, unknown>> | undefined;
  /** What was taken of the amount, in minor units; undefined as long as nothing was. */
  readonly captured: number | undefined;
  /** What was given back, in minor units, by the key of each refund. */
  readonly refunds: Readonly<Record<string, number>>;
  /** How the provider is to behave about it [GTW-05]. */
  readonly conduct: Conduct;
  readonly createdAt: Date;
}

/** What is made of a payment, and what the caller is told. */
export interface RecordChange<Result> {
  readonly result: Result;
  readonly status?: GatewayStatus;
  readonly card?: Readonly<Record<string, unknown>>;
  readonly captured?: number;
  readonly refunds?: Readonly<Record<string, number>>;
  readonly conduct?: Conduct;
  /** When the shop is told of it without asking: now, after the delay of the account, or never. */
  readonly tells?: 'now' | 'later' | 'never';
  /** What is added to the story of the payment. */
  readonly events?: readonly {
    readonly kind: string;
    readonly detail?: Readonly<Record<string, unknown>>;
  }[];
}

/** The payments of the provider. */
export interface PaymentRecords {
  /** Keeps a new payment; one that is there stays as it is. */
  open(payment: OpenedRecord, token: string): Promise<PaymentRecord>;
  find(transactionId: string): Promise<PaymentRecord | undefined>;
  /** Changes a payment; one caller at a time, each on what the one before left. */
  change<Result>(
    transactionId: string,
    decide: (record: PaymentRecord | undefined) => RecordChange<Result>,
  ): Promise<Result>;
}
