import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';

/** How the authentication of a payer ends [PAY-67]. */
export const stepUpOutcomes = [
  'completed',
  'stopped-by-user',
  'error',
  'collection-timeout',
  'step-up-timeout',
] as const;
export type StepUpOutcome = (typeof stepUpOutcomes)[number];

/** Whether the order is placed after an outcome; every other aborts it [PAY-68]. */
export const goesOn = (outcome: StepUpOutcome): boolean => outcome === 'completed';

/** Whether the customer is told of an outcome by a dialog: who stopped by themselves know [PAY-72]. */
export const isFailure = (outcome: StepUpOutcome): boolean =>
  !goesOn(outcome) && outcome !== 'stopped-by-user';

/** Where the authentication of a payer has got to, until it has an outcome. */
export const stepUpStates = [
  /** Data of the device is being collected in a frame that nobody sees. */
  'collecting',
  /** The gateway is being asked. */
  'checking',
  /** The bank asks on a page of its own. */
  'challenged',
  /** The gateway is being asked what the bank's page has come to. */
  'confirming',
] as const;
export type StepUpState = (typeof stepUpStates)[number];

export const stepUpEvents = [
  'collected',
  'collection-late',
  /** The gateway says that it is the payer. */
  'authenticated',
  /** The gateway wants the bank to ask. */
  'challenged',
  /** The gateway says no, or gives no answer that is understood. */
  'refused',
  /** The bank's page is through. */
  'answered',
  'stopped',
  'late',
] as const;
export type StepUpEvent = (typeof stepUpEvents)[number];

type Row = Readonly<Partial<Record<StepUpEvent, StepUpState | StepUpOutcome>>>;

const table: Readonly<Record<StepUpState, Row>> = {
  collecting: {
    collected: 'checking',
    'collection-late': 'collection-timeout',
    stopped: 'stopped-by-user',
  },
  checking: {
    authenticated: 'completed',
    challenged: 'challenged',
    refused: 'error',
    late: 'step-up-timeout',
  },
  challenged: {
    answered: 'confirming',
    stopped: 'stopped-by-user',
    refused: 'error',
    late: 'step-up-timeout',
  },
  // A bank that asks twice is none we know: the customer would never get out.
  confirming: {
    authenticated: 'completed',
    challenged: 'error',
    refused: 'error',
    late: 'step-up-timeout',
  },
};

/** The state or the outcome that an event leads to; undefined where it means nothing. */
export const nextStepUp = (
  state: StepUpState,
  event: StepUpEvent,
): StepUpState | StepUpOutcome | undefined => table[state][event];

/** Whether there is nothing to wait for any more. */
export const isOutcome = (state: StepUpState | StepUpOutcome): state is StepUpOutcome =>
  stepUpOutcomes.some((outcome) => outcome === state);

/** What the form knows of the step-up: one of them is set at most [PAY-71]. */
export type StepUpFlag = 'start' | 'complete' | 'error' | 'reset' | 'stoppedByUser' | 'timeout';

type StepUpFlags = Readonly<Record<StepUpFlag, boolean>>;

/** As long as there was no step-up. */
export const noFlag: StepUpFlags = {
  start: false,
  complete: false,
  error: false,
  reset: false,
  stoppedByUser: false,
  timeout: false,
};

/** The flags with one of them set, and every other cleared [PAY-71]. */
export const flagged = (flag: StepUpFlag): StepUpFlags => ({ ...noFlag, [flag]: true });

/** The flag that an outcome sets [PAY-71]. */
export const flagOf: Readonly<Record<StepUpOutcome, StepUpFlag>> = {
  completed: 'complete',
  'stopped-by-user': 'stoppedByUser',
  error: 'error',
  'collection-timeout': 'timeout',
  'step-up-timeout': 'timeout',
};

/** @throws for a payment type that its plugin declares no step-up for [PAY-66] */
export function assertStepUp(
  type: string,
  declared: Pick<DeclaredPaymentType, 'stepUp'> | undefined,
): void {
  if (declared?.stepUp !== true) throw new Error(`The payment type ${type} has no step-up.`);
}
