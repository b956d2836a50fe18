import { randomBytes } from 'node:crypto';
import type { Installation } from '../../core/installation.ts';
import type {
  GatewayTrial,
  TrialEntry,
  TrialOutcome,
  TypedCard,
} from '../../core/payments/gateway-trial.ts';
import type { ReturnQuery } from '../../core/payments/gateway-payment.ts';
import type { GatewayStatus } from '../../core/payments/gateway-status.ts';
import { signedPart } from './notice.ts';
import { returnPart } from './return-part.ts';
import { movedTo, openStatuses, statusOfOutcome, type TokenisedCard } from './status-changes.ts';
import { type KnownCard, knownCard, wrongCardFields } from './trial-card.ts';

/** What testers and the sandbox's own pages do with a payment. */
export class SandboxTrial implements GatewayTrial {
  readonly #installation: Installation;
  readonly #sign: (payload: string) => Promise<string>;

  constructor(installation: Installation, sign: (payload: string) => Promise<string>) {
    this.#installation = installation;
    this.#sign = sign;
  }

  async enterCard(transactionId: string, card: TypedCard, now: Date): Promise<TrialEntry> {
    const fields = wrongCardFields(card, now);
    if (fields.length > 0) return { kind: 'wrong', fields };
    return this.#tokenise(transactionId, knownCard(card));
  }

  chooseOutcome(transactionId: string, outcome: TrialOutcome): Promise<TrialEntry> {
    return this.#tokenise(transactionId, { last4: '0000', brand: 'card', outcome });
  }

  /**
   * What the customer answered the bank's question with: it approves or declines the payment there and then, so that a
   * page which was loaded again meanwhile, and knows its card no more, need not ask for it again.
   */
  answerChallenge(transactionId: string, answer: 'passed' | 'failed'): Promise<boolean> {
    return this.#installation.payments.change(transactionId, (record) => {
      const card = record?.card as TokenisedCard | undefined;
      if (!record || card?.outcome !== 'challenge' || card.isUsed) return { result: false };
      if (!openStatuses.includes(record.status)) return { result: false };
      const moved = movedTo(record, answer === 'passed' ? 'approved' : 'declined');
      const events = [{ kind: `challenge-${answer}` }, ...(moved.events ?? [])];
      return { ...moved, events, card: { ...card, isUsed: true }, result: true };
    });
  }

  settle(transactionId: string, outcome: TrialOutcome): Promise<GatewayStatus | undefined> {
    const status = statusOfOutcome[outcome];
    return this.#installation.payments.change(transactionId, (record) => {
      if (record?.status !== 'pending' || !status) return { result: record?.status };
      return { ...movedTo(record, status), tells: 'now', result: status };
    });
  }

  async returnOf(transactionId: string): Promise<ReturnQuery> {
    const orderid = transactionId;
    return { orderid, hash: await this.#sign(returnPart(transactionId, { orderid })) };
  }

  async messageOf(transactionId: string, status: GatewayStatus): Promise<string> {
    const notice = { notificationId: `${transactionId}:${status}`, transactionId, status };
    return JSON.stringify({ ...notice, signature: await this.#sign(signedPart(notice)) });
  }

  /** Turns a card into a token for one payment; of the card only its last four digits stay. */
  #tokenise(transactionId: string, known: KnownCard): Promise<TrialEntry> {
    const card: TokenisedCard = { ...known, cardToken: randomBytes(24).toString('base64url') };
    return this.#installation.payments.change<TrialEntry>(transactionId, (record) => {
      if (!record || !openStatuses.includes(record.status)) return { result: { kind: 'closed' } };
      const { brand, last4 } = known;
      return {
        result: { kind: 'card', card },
        card,
        events: [{ kind: 'card-entered', detail: { brand, last4 } }],
      };
    });
  }
}
