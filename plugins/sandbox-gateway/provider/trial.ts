import { randomBytes } from 'node:crypto';
import type { ReturnQuery } from '../../../core/payments/gateway-payment.ts';
import type { GatewayStatus } from '../../../core/payments/gateway-status.ts';
import { answered } from './payer-auth.ts';
import {
  approvedOrder,
  isPaidInPopUp,
  isProviderOrder,
  paidInPopUp,
  popUpOrder,
} from './pop-ups.ts';
import type { PaymentRecord, PaymentRecords, RecordChange } from './records.ts';
import { type Sign, signedPopUp, signedReturn } from './signed-words.ts';
import {
  movedTo,
  openStatuses,
  paidOnPage,
  returnOfStatus,
  statusOfOutcome,
  type TokenisedCard,
} from './status-changes.ts';
import { type KnownCard, knownCard, wrongCardFields } from './trial-card.ts';
import type { TrialEntry, TrialOutcome, TypedCard } from './trial-entry.ts';

/** Whether the page of a payment leads back to the site, in place of telling the page around it. */
const leadsBack = ({ returnAddresses }: PaymentRecord): boolean =>
  returnAddresses.accept !== undefined;

const newToken = (): string => randomBytes(24).toString('base64url');

/** What customers and testers do with a payment on the provider's own pages [PAY-141]. */
export class Trial {
  readonly #records: PaymentRecords;
  readonly #sign: Sign;

  constructor(records: PaymentRecords, sign: Sign) {
    this.#records = records;
    this.#sign = sign;
  }

  /**
   * Turns a card into a token for one payment, or pays with it where the page leads back to the site by itself [PAY-147,
   * PAY-158]. @param transactionId undefined for a card form at checkout, where no payment was opened yet
   */
  async enterCard(
    transactionId: string | undefined,
    card: TypedCard,
    now: Date,
  ): Promise<TrialEntry> {
    const fields = wrongCardFields(card, now);
    if (fields.length > 0) return { kind: 'wrong', fields };
    const known = knownCard(card);
    if (transactionId !== undefined) return this.#pay(transactionId, known);
    // A payment is opened with it later on: the token says what it comes to, as those of wallets do.
    const { brand, last4, outcome } = known;
    const cardToken = `sandbox:${outcome}.${newToken()}`;
    return { kind: 'card', card: { cardToken, brand, last4 } };
  }

  /** Ends a payment as a button of its page says, or as if a card of that outcome had been typed [PAY-145, PAY-152]. */
  chooseOutcome(transactionId: string, outcome: TrialOutcome): Promise<TrialEntry> {
    return this.#pay(transactionId, { last4: '0000', brand: 'card', outcome });
  }

  /**
   * What the customer answered the bank's question with: it approves or declines the payment there and then, so that a
   * page which was loaded again meanwhile, and knows its card no more, need not ask for it again.
   */
  async answerChallenge(transactionId: string, answer: 'passed' | 'failed'): Promise<TrialEntry> {
    const record = await this.#records.change<PaymentRecord | undefined>(transactionId, (found) => {
      const card = found?.card as TokenisedCard | undefined;
      if (!found || card?.outcome !== 'challenge' || card.isUsed) return { result: undefined };
      if (!openStatuses.includes(found.status)) return { result: undefined };
      const status = answer === 'passed' ? 'approved' : 'declined';
      const moved = movedTo(found, status);
      const events = [{ kind: `challenge-${answer}` }, ...(moved.events ?? [])];
      const tells = leadsBack(found) && answer === 'passed' ? 'later' : 'never';
      const used = { ...card, isUsed: true };
      return { ...moved, events, tells, card: used, result: { ...found, status, card: used } };
    });
    if (!record) return { kind: 'closed' };
    return leadsBack(record) ? this.#back(record) : { kind: 'answered' };
  }

  /** Ends what is pending; the shop is told at once [PAY-149]. The status there is now; undefined for no payment. */
  settle(transactionId: string, outcome: TrialOutcome): Promise<GatewayStatus | undefined> {
    const status = statusOfOutcome[outcome];
    return this.#records.change(transactionId, (record) => {
      if (record?.status !== 'pending' || !status) return { result: record?.status };
      return { ...movedTo(record, status), tells: 'now', result: status };
    });
  }

  /** A page got no answer: it lets the payment go and leads back to the site [PAY-165]. */
  async giveUp(transactionId: string): Promise<TrialEntry> {
    const record = await this.#records.change<PaymentRecord | undefined>(transactionId, (found) => {
      if (!found || !leadsBack(found) || !openStatuses.includes(found.status)) {
        return { result: undefined };
      }
      return { ...movedTo(found, 'voided', { reason: 'no answer' }), result: found };
    });
    return record ? this.#back({ ...record, status: 'exception' }) : { kind: 'closed' };
  }

  /** What its page adds to the return address of a payment, signed. */
  async returnOf(transactionId: string): Promise<ReturnQuery> {
    const record = await this.#records.find(transactionId);
    const { brand } = (record?.card ?? {}) as Partial<TokenisedCard>;
    return signedReturn({ transactionId, type: record?.type ?? '' }, brand, this.#sign);
  }

  async #pay(transactionId: string, known: KnownCard): Promise<TrialEntry> {
    const card: TokenisedCard = { ...known, cardToken: newToken() };
    const came = await this.#records.change<TrialEntry | PaymentRecord>(transactionId, (record) =>
      this.#paid(record, card),
    );
    if ('kind' in came) return came;
    return isPaidInPopUp(came) ? this.#handOver(came) : this.#back(came);
  }

  #paid(
    record: PaymentRecord | undefined,
    card: TokenisedCard,
  ): RecordChange<TrialEntry | PaymentRecord> {
    if (record && leadsBack(record)) return paidOnPage(record, card);
    if (record && isPaidInPopUp(record)) return paidInPopUp(record, card);
    if (record && isProviderOrder(record)) return approvedOrder(record, card);
    return this.#tokenised(record, card);
  }

  /** What the pop-up of a payment hands over: signed where it is approved, its id alone where nothing is known yet [PAY-29, PAY-178]. */
  async #handOver({ transactionId, status, card }: PaymentRecord): Promise<TrialEntry> {
    const { cardToken: paymentId = '', outcome } = (card ?? {}) as Partial<TokenisedCard>;
    const isSigned = status === 'approved' || outcome === 'approve';
    if (!isSigned && status !== 'pending') return { kind: 'given', given: {} };
    if (isSigned)
      return { kind: 'given', given: await signedPopUp(transactionId, paymentId, this.#sign) };
    const given = { transactionId: paymentId, orderid: popUpOrder(transactionId) };
    return { kind: 'given', given };
  }

  /** Answers the bank's question of a step-up; whether it asked one [PAY-170]. */
  answerStepUp(transactionId: string, answer: 'passed' | 'failed'): Promise<boolean> {
    return this.#records.change(transactionId, (record) => answered(record, answer));
  }

  /** Turns a card into a token for one payment; of the card only its last four digits stay. */
  #tokenised(record: PaymentRecord | undefined, card: TokenisedCard): RecordChange<TrialEntry> {
    if (!record || !openStatuses.includes(record.status)) return { result: { kind: 'closed' } };
    // Nobody typed a card who pressed cancel.
    if (card.outcome === 'cancel') return { result: { kind: 'closed' } };
    const { brand, last4 } = card;
    return {
      result: { kind: 'card', card },
      card,
      events: [{ kind: 'card-entered', detail: { brand, last4 } }],
    };
  }

  /** Leads back to the site, by how a payment stands. */
  async #back({ transactionId, status, returnAddresses }: PaymentRecord): Promise<TrialEntry> {
    const address = returnAddresses[returnOfStatus[status] ?? 'exception'];
    if (address === undefined) return { kind: 'closed' };
    const url = new URL(address);
    for (const [name, value] of Object.entries(await this.returnOf(transactionId))) {
      url.searchParams.set(name, value);
    }
    return { kind: 'return', url: url.href };
  }
}
