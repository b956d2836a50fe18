import type { Manifest } from '../../schemas/types.ts';
import type { Intent } from './intent-repository.ts';

/** Endings of an email's local part that make a sandbox order go wrong [PAY-183, TRK-45]. */
const endings = ['exception', 'timeout', 'decline'] as const;
type Ending = (typeof endings)[number];

const sandbox = 'sandbox';

/** Whether payments of a market run against the built-in sandbox [PAY-141]. */
export const isSandboxed = ({ payments }: Pick<Manifest, 'payments'>): boolean =>
  payments.gateway === sandbox;

const endsWith = ({ request }: Pick<Intent, 'request'>, ending: Ending): boolean =>
  (request.customer.email.split('@')[0] ?? '').endsWith(`+${ending}`);

/** The hut does not take it: place fails and the payment is let go. */
export const failsAtHandOver = (
  intent: Pick<Intent, 'request'>,
  manifest: Pick<Manifest, 'payments'>,
): boolean => isSandboxed(manifest) && endsWith(intent, 'exception');

/** The place call is not answered in time; nothing is placed. */
export const neverAnswers = (
  intent: Pick<Intent, 'request'>,
  manifest: Pick<Manifest, 'payments'>,
): boolean => isSandboxed(manifest) && endsWith(intent, 'timeout');

/** The simulated kitchen refuses it. */
export const isDeclinedByKitchen = (intent: Pick<Intent, 'request'>): boolean =>
  endsWith(intent, 'decline');
