import type { Manifest } from '../../schemas/types/manifest.ts';
import { sandboxGateway } from '../markets/served-manifest.ts';
import type { Intent } from './intent-repository.ts';
import type { OrderContext } from './order-context.ts';

/** Endings of an email's local part that make a sandbox order go wrong [PAY-183, TRK-45]. */
const endings = ['exception', 'timeout', 'decline'] as const;
type Ending = (typeof endings)[number];

/** Whether payments of a market run against the built-in sandbox [PAY-141]; where it is closed none do. */
export const isSandboxed = (
  { gatewayOf }: Pick<OrderContext, 'gatewayOf'>,
  { payments }: Pick<Manifest, 'payments'>,
): boolean => payments.gateway === sandboxGateway && gatewayOf(sandboxGateway) !== undefined;

const endsWith = ({ request }: Pick<Intent, 'request'>, ending: Ending): boolean =>
  (request.customer.email.split('@')[0] ?? '').endsWith(`+${ending}`);

/** The hut does not take it: place fails and the payment is let go. */
export const failsAtHandOver = (
  context: Pick<OrderContext, 'gatewayOf'>,
  intent: Pick<Intent, 'request'>,
  manifest: Pick<Manifest, 'payments'>,
): boolean => isSandboxed(context, manifest) && endsWith(intent, 'exception');

/** The place call is not answered in time; nothing is placed. */
export const neverAnswers = (
  context: Pick<OrderContext, 'gatewayOf'>,
  intent: Pick<Intent, 'request'>,
  manifest: Pick<Manifest, 'payments'>,
): boolean => isSandboxed(context, manifest) && endsWith(intent, 'timeout');

/** The simulated kitchen refuses it. */
export const isDeclinedByKitchen = (intent: Pick<Intent, 'request'>): boolean =>
  endsWith(intent, 'decline');
