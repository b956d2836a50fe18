import { randomBytes } from 'node:crypto';
import type { Installation } from '../../core/installation.ts';
import type { GatewayRecord, RecordChange } from '../../core/payments/gateway-records.ts';
import type {
  GatewayTrial,
  TrialEntry,
  TrialOutcome,
  TypedCard,
} from '../../core/payments/gateway-trial.ts';
import type { ReturnQuery } from '../../core/payments/gateway-payment.ts';
import type { GatewayStatus } from '../../core/payments/gateway-status.ts';
import { signedPart } from './notice.ts';
import { answered, staysSilent } from './payer-auth.ts';
import {
  approvedOrder,
  isPaidInPopUp,
  isProviderOrder,
  paidInPopUp,
  popUpOrder,
  popUpPart,
} from './pop-ups.ts';
import { signedReturn } from './return-part.ts';
import {
  movedTo,
  openStatuses,
  paidOnPage,
  returnOfStatus,
  statusOfOutcome,
  type TokenisedCard,
} from './status-changes.ts';
import { type KnownCard, knownCard, wrongCardFields } from './trial-card.ts';

/** Whether the page of a payment leads back to the site, in place of telling the page around it. */
const leadsBack = ({ returnAddresses }: GatewayRecord): boolean =>
  returnAddresses.accept !== undefined;

const newToken = (): string => randomBytes(24).toString('base64url');

/** What testers and the sandbox's own pages do with a payment. */
export class SandboxTrial implements GatewayTrial {
  readonly #installation: Installation;
  readonly #sign: (payload: string) => Promise<string>;

  constructor(installation: Installation, sign: (payload: string) => Promise<string>) {
    this.#installation = installation;
    this.#sign = sign;
  }

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

  chooseOutcome(transactionId: string, outcome: TrialOutcome): Promise<TrialEntry> {
    return this.#pay(transactionId, { last4: '0000', brand: 'card', outcome });
  }

  /**
   * What the customer answered the bank's question with: it approves or declines the payment there and then, so that a
   * page which was loaded again meanwhile, and knows its card no more, need not ask for it again.
   */
  async answerChallenge(transactionId: string, answer: 'passed' | 'failed'): Promise<TrialEntry> {
    const { payments } = this.#installation;
    const record = await payments.change<GatewayRecord | undefined>(transactionId, (found) => {
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

  settle(transactionId: string, outcome: TrialOutcome): Promise<GatewayStatus | undefined> {
    const status = statusOfOutcome[outcome];
    return this.#installation.payments.change(transactionId, (record) => {
      if (record?.status !== 'pending' || !status) return { result: record?.status };
      return { ...movedTo(record, status), tells: 'now', result: status };
    });
  }

  async giveUp(transactionId: string): Promise<TrialEntry> {
    const { payments } = this.#installation;
    const record = await payments.change<GatewayRecord | undefined>(transactionId, (found) => {
      if (!found || !leadsBack(found) || !openStatuses.includes(found.status)) {
        return { result: undefined };
      }
      return { ...movedTo(found, 'voided', { reason: 'no answer' }), result: found };
    });
    return record ? this.#back({ ...record, status: 'exception' }) : { kind: 'closed' };
  }

  async returnOf(transactionId: string): Promise<ReturnQuery> {
    const record = await this.#installation.payments.find(transactionId);
    const { brand } = (record?.card ?? {}) as Partial<TokenisedCard>;
    return signedReturn({ transactionId, type: record?.type ?? '' }, brand, this.#sign);
  }

  async messageOf(transactionId: string, status: GatewayStatus): Promise<string> {
    const notice = { notificationId: `${transactionId}:${status}`, transactionId, status };
    return JSON.stringify({ ...notice, signature: await this.#sign(signedPart(notice)) });
  }

  async #pay(transactionId: string, known: KnownCard): Promise<TrialEntry> {
    const { payments } = this.#installation;
    const card: TokenisedCard = { ...known, cardToken: newToken() };
    const came = await payments.change<TrialEntry | GatewayRecord>(transactionId, (record) =>
      this.#paid(record, card),
    );
    if ('kind' in came) return came;
    return isPaidInPopUp(came) ? this.#handOver(came) : this.#back(came);
  }

  #paid(
    record: GatewayRecord | undefined,
    card: TokenisedCard,
  ): RecordChange<TrialEntry | GatewayRecord> {
    if (record && leadsBack(record)) return paidOnPage(record, card);
    if (record && isPaidInPopUp(record)) return paidInPopUp(record, card);
    if (record && isProviderOrder(record)) return approvedOrder(record, card);
    return this.#tokenised(record, card);
  }

  /** What the pop-up of a payment hands over: signed where it is approved, its id alone where nothing is known yet [PAY-29, PAY-178]. */
  async #handOver({ transactionId, status, card }: GatewayRecord): Promise<TrialEntry> {
    const { cardToken: paymentId = '', outcome } = (card ?? {}) as Partial<TokenisedCard>;
    const orderid = popUpOrder(transactionId);
    const isSigned = status === 'approved' || outcome === 'approve';
    if (!isSigned && status !== 'pending') return { kind: 'given', given: {} };
    const given = { transactionId: paymentId, orderid };
    if (!isSigned) return { kind: 'given', given };
    const signature = await this.#sign(popUpPart(orderid, paymentId));
    return { kind: 'given', given: { ...given, signature } };
  }

  answerStepUp(transactionId: string, answer: 'passed' | 'failed'): Promise<boolean> {
    return this.#installation.payments.change(transactionId, (record) => answered(record, answer));
  }

  isStepUpSilent(payment: GatewayRecord, page: 'collect' | 'step-up'): boolean {
    return staysSilent(payment, page);
  }

  /** Turns a card into a token for one payment; of the card only its last four digits stay. */
  #tokenised(record: GatewayRecord | undefined, card: TokenisedCard): RecordChange<TrialEntry> {
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
  async #back({ transactionId, status, returnAddresses }: GatewayRecord): Promise<TrialEntry> {
    const address = returnAddresses[returnOfStatus[status] ?? 'exception'];
    if (address === undefined) return { kind: 'closed' };
    const url = new URL(address);
    for (const [name, value] of Object.entries(await this.returnOf(transactionId))) {
      url.searchParams.set(name, value);
    }
    return { kind: 'return', url: url.href };
  }
}
