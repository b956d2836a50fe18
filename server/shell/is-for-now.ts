import { LeftOutError } from '../../core/engine/guard.ts';
import { isUnavailable } from '../storage/storage-error.ts';

/** Whether a call failed for what will have passed in a while: a database that is away, a plugin that is left out [ENG-28]. */
export const isForNow = (error: unknown): boolean =>
  isUnavailable(error) || error instanceof LeftOutError;
