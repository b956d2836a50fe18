import { Refusal } from '../../../core/server-half/plugin-route.ts';
import type { PaymentRecord, RecordChange } from './records.ts';
import {
  movedTo,
  openStatuses,
  pagesPath,
  statusOfOutcome,
  type TokenisedCard,
} from './status-changes.ts';
import type { TrialOutcome } from './trial-entry.ts';

/** The page on which the bank asks for a step-up. */
const stepUpPage = (transactionId: string): string => `${pagesPath}/step-up/${transactionId}`;

/** What a payment keeps of the authentication of its payer. */
interface StepUpCard extends TokenisedCard {
  readonly sessionId: string;
  readonly answer?: 'passed' | 'failed';
  /** The page that looks at the device says nothing [PAY-171]. */
  readonly hangs: boolean;
}

const stepUpOf = ({ card }: PaymentRecord): StepUpCard | undefined =>
  typeof card?.['sessionId'] === 'string' ? (card as StepUpCard) : undefined;

/** What a payment comes to before anybody is asked: a refused one needs no authentication [PAY-168, PAY-169]. */
const refusedAtOnce: readonly TrialOutcome[] = ['decline', 'exception', 'cancel'];

/** What is given to a payment whose payer is authenticated first: it is kept, and nothing is held; repeated, it stays. */
export const begun = (
  record: PaymentRecord | undefined,
  outcome: TrialOutcome,
  kept: Pick<StepUpCard, 'cardToken' | 'sessionId' | 'hangs'>,
): RecordChange<string> => {
  if (!record) throw new Refusal(404, 'NO_SUCH_PAYMENT', 'There is no such payment.');
  const known = stepUpOf(record);
  if (known || record.status !== 'created') return { result: known?.sessionId ?? kept.sessionId };
  const card: StepUpCard = { ...kept, outcome, last4: '0000', brand: 'card' };
  const status = refusedAtOnce.includes(outcome) ? statusOfOutcome[outcome] : undefined;
  const begin = { result: kept.sessionId, card, events: [{ kind: 'step-up' }] };
  return status ? { ...begin, ...movedTo(record, status), result: kept.sessionId } : begin;
};

/** What a shop is told of the authentication of a payer. */
export type PayerAnswer =
  | { readonly result: 'authenticated'; readonly token: string }
  | { readonly result: 'question'; readonly url: string; readonly token: string }
  | { readonly result: 'refused' };

/** How far the authentication of a payer has come [PAY-74, PAY-76, PAY-170, PAY-171]. */
export const checked = (record: PaymentRecord | undefined, sessionId: string): PayerAnswer => {
  const card = record && stepUpOf(record);
  if (!record || card?.sessionId !== sessionId || !openStatuses.includes(record.status)) {
    return { result: 'refused' };
  }
  if (card.answer === 'failed') return { result: 'refused' };
  const isAsked = card.outcome === 'challenge' || card.outcome === 'timeout';
  return isAsked
    ? { result: 'question', url: stepUpPage(record.transactionId), token: card.sessionId }
    : { result: 'authenticated', token: card.cardToken };
};

/** The payer's answer on the bank's page: one that passed pays like any approved card. Whether there was a question. */
export const answered = (
  record: PaymentRecord | undefined,
  answer: 'passed' | 'failed',
): RecordChange<boolean> => {
  const card = record && stepUpOf(record);
  const isOpen = record && openStatuses.includes(record.status);
  if (!card || !isOpen || card.outcome !== 'challenge' || card.answer) return { result: false };
  const outcome = answer === 'passed' ? 'approve' : 'challenge';
  return {
    result: true,
    card: { ...card, answer, outcome },
    events: [{ kind: `step-up-${answer}` }],
  };
};

/** Whether a page of the step-up says nothing. */
export const staysSilent = (record: PaymentRecord, page: 'collect' | 'step-up'): boolean => {
  const card = stepUpOf(record);
  return page === 'collect' ? card?.hangs === true : card?.outcome === 'timeout';
};
