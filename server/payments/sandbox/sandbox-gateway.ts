import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type {
  AuthoriseResult,
  GatewayStatus,
  NewPayment,
  PaymentGateway,
  PaymentNextStep,
} from '../../../core/payments/payment-gateway.ts';
import type { MerchantQuestion } from '../../../core/payments/wallet.ts';
import type { Database } from '../../storage/database.ts';
import { askMoment, momentIn, presentMoment } from '../../storage/moments.ts';
import { toJson } from '../../storage/json-text.ts';
import type { Tables } from '../../storage/tables.ts';
import { type KnownCard, outcomeOfWallet, type SandboxOutcome } from './sandbox-card.ts';
import {
  addPaymentEvent,
  changePayment,
  findPayment,
  insertPayment,
  lockPayment,
  type SandboxPayment,
  type TokenisedCard,
} from './sandbox-repository.ts';

/** The name manifests give the built-in gateway [PAY-141]. */
const sandboxId = 'sandbox';

/** Where the sandbox serves its pages. */
export const sandboxPath = '/sandbox/gateway';

/** What the sandbox works with. */
export interface SandboxParts {
  readonly database: Database;
  /** Signs notifications. */
  readonly secret: string;
  /** After how many milliseconds a pending payment settles by itself [PAY-149]. */
  readonly settleDelayMs: number;
}

/** Statuses in which a card may still be tried. */
const open: readonly GatewayStatus[] = ['created', 'declined', 'exception'];

/** The status an outcome leads to; a challenge and silence lead to none. */
const statusOfOutcome: Readonly<Partial<Record<SandboxOutcome, GatewayStatus>>> = {
  approve: 'approved',
  decline: 'declined',
  pending: 'pending',
  exception: 'exception',
  cancel: 'cancelled',
};

const signatureOf = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(payload).digest('base64url');

/**
 * The built-in gateway: takes no money, remembers everything that happened to a payment [PAY-141, PAY-142, PAY-143,
 * PAY-144, PAY-145, PAY-146, PAY-147, PAY-148, PAY-149].
 */
export class SandboxGateway implements PaymentGateway {
  readonly id = sandboxId;
  readonly #database: Database;
  readonly #secret: string;
  readonly settleDelayMs: number;

  constructor({ database, secret, settleDelayMs }: SandboxParts) {
    this.#database = database;
    this.#secret = secret;
    this.settleDelayMs = settleDelayMs;
  }

  async create(payment: NewPayment): Promise<PaymentNextStep> {
    const token = randomBytes(24).toString('base64url');
    await this.#inTransaction((tx) => insertPayment(tx, this.id, payment, token));
    if (payment.wallet) return this.#holdByWallet(payment.transactionId, payment.wallet);
    const kept = await findPayment(this.#database.db, payment.transactionId);
    if (!kept) throw new Error('The gateway forgets no payment.');
    const tokenValidFrom = kept.created_at.toISOString();
    return { kind: 'token', token: kept.token ?? token, tokenValidFrom } as const;
  }

  /**
   * Holds a payment with a wallet's token, once; silence is a gateway that never answers [PAY-167, PAY-168, PAY-169,
   * PAY-170, PAY-171].
   */
  async #holdByWallet(
    transactionId: string,
    wallet: NonNullable<NewPayment['wallet']>,
  ): Promise<PaymentNextStep> {
    const outcome = outcomeOfWallet(wallet);
    const isSilent = await this.#inTransaction(async (tx) => {
      const payment = await lockPayment(tx, transactionId);
      if (payment?.status !== 'created') return false;
      if (outcome === 'timeout') {
        await addPaymentEvent(tx, transactionId, 'timeout');
        return true;
      }
      const status = outcome === 'challenge' ? 'approved' : statusOfOutcome[outcome];
      await this.#setStatus(tx, payment, status ?? 'exception');
      return false;
    });
    return isSilent ? new Promise<never>(() => undefined) : { kind: 'none' };
  }

  /** A session as the wallet's maker would open it [PAY-173]. */
  validateMerchant = async ({ merchantIdentifier, displayName }: MerchantQuestion) => {
    if (merchantIdentifier === 'invalid') throw new Error('The merchant is not known.');
    return {
      merchantSessionIdentifier: randomBytes(16).toString('hex'),
      merchantIdentifier,
      displayName,
      epochTimestamp: (await askMoment(this.#database.db)).getTime(),
    };
  };

  async status(transactionId: string): Promise<GatewayStatus | undefined> {
    return (await findPayment(this.#database.db, transactionId))?.status;
  }

  /** Turns a card into a token for one payment; of the card only its last four digits stay. */
  async tokenise(transactionId: string, card: KnownCard): Promise<TokenisedCard | undefined> {
    const tokenised = { ...card, cardToken: randomBytes(24).toString('base64url') };
    return this.#inTransaction(async (tx) => {
      const payment = await lockPayment(tx, transactionId);
      if (!payment || !open.includes(payment.status)) return undefined;
      await changePayment(tx, transactionId, { card: toJson(tokenised) });
      await addPaymentEvent(tx, transactionId, 'card-entered', {
        brand: card.brand,
        last4: card.last4,
      });
      return tokenised;
    });
  }

  async authorise(transactionId: string, cardToken: string): Promise<AuthoriseResult> {
    const result = await this.#inTransaction(async (tx) => {
      const payment = await lockPayment(tx, transactionId);
      if (!payment) return { kind: 'status', status: 'exception' } as const;
      if (!open.includes(payment.status)) {
        return { kind: 'status', status: payment.status } as const;
      }
      if (payment.card?.cardToken !== cardToken) {
        return this.#setStatus(tx, payment, 'declined', { reason: 'unknown card token' });
      }
      if (payment.card.isUsed) return { kind: 'status', status: payment.status } as const;
      return this.#tryCard(tx, payment, payment.card);
    });
    // The bank that never answers.
    return result === 'silent' ? new Promise<never>(() => undefined) : result;
  }

  async #tryCard(
    tx: Transaction<Tables>,
    payment: SandboxPayment,
    { outcome }: TokenisedCard,
  ): Promise<AuthoriseResult | 'silent'> {
    if (outcome === 'timeout') {
      await addPaymentEvent(tx, payment.transaction_id, 'timeout');
      return 'silent';
    }
    if (outcome === 'challenge') {
      await addPaymentEvent(tx, payment.transaction_id, 'challenge');
      const url = `${sandboxPath}/three-ds/${payment.transaction_id}`;
      return { kind: 'challenge', url };
    }
    const status = statusOfOutcome[outcome] ?? 'exception';
    const used = { ...payment.card, isUsed: true };
    await changePayment(tx, payment.transaction_id, { card: toJson(used) });
    return this.#setStatus(tx, payment, status);
  }

  async #setStatus(
    tx: Transaction<Tables>,
    { transaction_id: transactionId, status: before }: SandboxPayment,
    status: GatewayStatus,
    detail: Readonly<Record<string, unknown>> = {},
  ): Promise<Extract<AuthoriseResult, { kind: 'status' }>> {
    await changePayment(tx, transactionId, {
      status,
      settle_at: status === 'pending' ? momentIn(this.settleDelayMs) : null,
      ...(status === 'pending' && { outcome: 'approve' }),
    });
    await addPaymentEvent(tx, transactionId, status, { before, ...detail });
    return { kind: 'status', status };
  }

  /**
   * What the customer answered the bank's question with: it approves or declines the payment there and then, so that a
   * page which was loaded anew meanwhile, and knows its card no more, need not ask for it again.
   */
  async answerChallenge(transactionId: string, answer: 'passed' | 'failed'): Promise<boolean> {
    return this.#inTransaction(async (tx) => {
      const payment = await lockPayment(tx, transactionId);
      if (payment?.card?.outcome !== 'challenge' || payment.card.isUsed) return false;
      if (!open.includes(payment.status)) return false;
      await changePayment(tx, transactionId, { card: toJson({ ...payment.card, isUsed: true }) });
      await addPaymentEvent(tx, transactionId, `challenge-${answer}`);
      await this.#setStatus(tx, payment, answer === 'passed' ? 'approved' : 'declined');
      return true;
    });
  }

  /** Settles a payment as a test wants it; a payment that was pending is notified of at once [PAY-145, PAY-149]. */
  async settle(transactionId: string, outcome: SandboxOutcome): Promise<GatewayStatus | undefined> {
    const status = statusOfOutcome[outcome];
    return this.#inTransaction(async (tx) => {
      const payment = await lockPayment(tx, transactionId);
      if (!payment) return undefined;
      if (payment.status !== 'pending' || !status) return payment.status;
      await this.#setStatus(tx, payment, status);
      await changePayment(tx, transactionId, { settle_at: presentMoment });
      return status;
    });
  }

  capture = (transactionId: string): Promise<GatewayStatus> =>
    this.#move(transactionId, ['approved'], 'captured');

  void = (transactionId: string): Promise<GatewayStatus> =>
    this.#move(transactionId, [...open, 'pending', 'approved'], 'voided');

  refund = (transactionId: string): Promise<GatewayStatus> =>
    this.#move(transactionId, ['captured'], 'refunded');

  verifySignature(payload: string, signature: string): boolean {
    const right = Buffer.from(signatureOf(this.#secret, payload));
    const given = Buffer.from(signature);
    return right.length === given.length && timingSafeEqual(right, given);
  }

  /** The signature of something the sandbox says. */
  sign = (payload: string): string => signatureOf(this.#secret, payload);

  /** Moves a payment on from one of the statuses; in any other it stays where it is. */
  async #move(
    transactionId: string,
    from: readonly GatewayStatus[],
    to: GatewayStatus,
  ): Promise<GatewayStatus> {
    return this.#inTransaction(async (tx) => {
      const payment = await lockPayment(tx, transactionId);
      if (!payment) throw new Error('The gateway knows no such payment.');
      if (!from.includes(payment.status)) return payment.status;
      return (await this.#setStatus(tx, payment, to)).status;
    });
  }

  #inTransaction<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#database.db.transaction().execute(work);
  }
}
