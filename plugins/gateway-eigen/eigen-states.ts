import type { ProviderPayment, ProviderStatus } from '../../core/gateways/provider.ts';
import type { Change } from './eigen-records.ts';

/** What the card page's words mean. */
export const actions: ReadonlyMap<string, ProviderStatus> = new Map([
  ['A', 'held'],
  ['D', 'declined'],
]);

/** Names of what the terminal is asked for. */
export const [captureChange, releaseChange, refundChange] = ['capture', 'release', 'refund-'];

/** A payment by what was done with it, once it was approved. */
export function changed(held: ProviderPayment, changes: readonly Change[]): ProviderPayment {
  const done = changes.filter(({ is_done }) => is_done === true);
  const capture = done.find(({ name }) => name === captureChange);
  if (!capture) {
    const isLetGo = done.some(({ name }) => name === releaseChange);
    return isLetGo ? { ...held, status: 'cancelled' } : held;
  }
  const refunds = done
    .filter(({ name }) => name.startsWith(refundChange))
    .map(({ name, minor }): [string, number] => [name.slice(refundChange.length), Number(minor)]);
  const taken = Number(capture.minor);
  return { ...held, status: 'taken', taken, refunds: Object.fromEntries(refunds) };
}
