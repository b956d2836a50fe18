import type { Market } from '../../core/engine/start-market.ts';
import type { Intent } from './intent-repository.ts';

/** Endings of an email's local part that make a sandbox order go wrong [PAY-183, TRK-45]. */
const endings = ['exception', 'timeout', 'decline'] as const;
type Ending = (typeof endings)[number];

/** Whether a market has a gateway that takes no money; where sandboxes are closed none has. */
const isOnTrial = ({ extensions }: Pick<Market, 'extensions'>): boolean =>
  extensions.all('payment-gateway').some(({ trial }) => trial !== undefined);

const endsWith = ({ request }: Pick<Intent, 'request'>, ending: Ending): boolean =>
  (request.customer.email.split('@')[0] ?? '').endsWith(`+${ending}`);

/** The hut does not take it: place fails and the payment is let go. */
export const failsAtHandOver = (
  intent: Pick<Intent, 'request'>,
  market: Pick<Market, 'extensions'>,
): boolean => isOnTrial(market) && endsWith(intent, 'exception');

/** The place call is not answered in time; nothing is placed. */
export const neverAnswers = (
  intent: Pick<Intent, 'request'>,
  market: Pick<Market, 'extensions'>,
): boolean => isOnTrial(market) && endsWith(intent, 'timeout');

/** The simulated kitchen refuses it. */
export const isDeclinedByKitchen = (intent: Pick<Intent, 'request'>): boolean =>
  endsWith(intent, 'decline');
