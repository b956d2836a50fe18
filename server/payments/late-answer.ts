import { LateAnswerError } from '../../core/engine/guard.ts';
import { LateOutsideCallError } from '../../core/server-half/outside-call.ts';

/** Whether a gateway stayed silent: it was late itself, or its provider was. What was asked may have happened. */
export const isLateAnswer = (error: unknown): boolean =>
  error instanceof LateAnswerError || error instanceof LateOutsideCallError;
