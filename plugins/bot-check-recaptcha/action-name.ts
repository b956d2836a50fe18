import type { CheckedAction } from '../../core/accounts/bot-check.ts';

/** What reCAPTCHA calls an action: its names have no hyphens. */
export const actionName = (action: CheckedAction): string => action.replaceAll('-', '_');
