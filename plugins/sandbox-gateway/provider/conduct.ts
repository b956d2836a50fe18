import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../../../core/server-half/plugin-route.ts';

/** How calls about a payment are answered. */
export const answerConducts = [
  'prompt',
  /** What is asked is done, and answered when nobody waits any more. */
  'late',
  /** Nothing is done, and nothing answered. */
  'never',
] as const;
export type AnswerConduct = (typeof answerConducts)[number];

/** How the shop is told of a payment. */
export const messageConducts = [
  'prompt',
  'late',
  'twice',
  /** How it stands first, and then how it stood before. */
  'out-of-order',
  'wrongly-signed',
  'never',
] as const;
export type MessageConduct = (typeof messageConducts)[number];

/** How the provider behaves about a payment, until it is told otherwise [GTW-05]. */
export interface Conduct {
  readonly answers: AnswerConduct;
  readonly messages: MessageConduct;
}

/** How much later a late message is sent, in milliseconds. */
export const lateMessageMs = 60_000;

/** Longer than a caller waits for a try, in milliseconds. */
const lateAnswerMs = 8_000;

const waitInVain = () => pause(lateAnswerMs, undefined, { ref: false });

/** The answer that a caller gets who has waited too long. @throws Refusal always */
export async function staySilent(): Promise<never> {
  await waitInVain();
  throw new Refusal(503, 'NO_ANSWER', 'The bank gave no answer.');
}

/** An answer as the conduct has it. */
export async function toldLate<Answer>(conduct: AnswerConduct, answer: Answer): Promise<Answer> {
  if (conduct === 'late') await waitInVain();
  return answer;
}
