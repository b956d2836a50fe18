import type { GatewayStatus } from './gateway-status.ts';
import type { NewPayment } from './gateway-payment.ts';
import type { ReturnAddresses } from './return-addresses.ts';

/** A payment as the installation keeps it for a gateway [PAY-143]. */
export interface GatewayRecord extends Required<
  Omit<NewPayment, 'wallet' | 'customer' | 'declared' | 'returnAddresses'>
> {
  /** Where its page leads back to; none for payments whose page stays in its frame. */
  readonly returnAddresses: Partial<ReturnAddresses>;
  readonly status: GatewayStatus;
  /** What the browser opens the payment with. */
  readonly token: string;
  /** What the gateway knows of the card: never its number. */
  readonly card: Readonly<Record<string, unknown>> | undefined;
  /** What was taken of the amount, in minor units; undefined as long as nothing was. */
  readonly captured: number | undefined;
  /** What was given back, in minor units, by the key of each refund. */
  readonly refunds: Readonly<Record<string, number>>;
  readonly createdAt: Date;
}

/** What a gateway makes of a record, and what it answers its caller. */
export interface RecordChange<Result> {
  readonly result: Result;
  readonly status?: GatewayStatus;
  readonly card?: Readonly<Record<string, unknown>>;
  readonly captured?: number;
  readonly refunds?: Readonly<Record<string, number>>;
  /** When the shop is told of it without being asked: now, or after the installation's delay, or never. */
  readonly tells?: 'now' | 'later' | 'never';
  /** What is added to the story of the payment. */
  readonly events?: readonly {
    readonly kind: string;
    readonly detail?: Readonly<Record<string, unknown>>;
  }[];
}

/** The payments that this installation keeps, for gateways without a server of their own. */
export interface GatewayRecords {
  /** Keeps a new payment of a gateway; one that is there stays as it is. */
  open(gateway: string, payment: NewPayment, token: string): Promise<GatewayRecord>;
  find(transactionId: string): Promise<GatewayRecord | undefined>;
  /** Changes a payment; one caller at a time, each on what the one before left. */
  change<Result>(
    transactionId: string,
    decide: (record: GatewayRecord | undefined) => RecordChange<Result>,
  ): Promise<Result>;
  /** The present moment of the installation. */
  now(): Promise<Date>;
}
