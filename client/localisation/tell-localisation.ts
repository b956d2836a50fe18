import type { IAnyStateTreeNode } from 'mobx-state-tree';
import type { AddressMessage } from '../../core/address/address-problem.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import { environmentOf } from '../kernel/environment.ts';
import { rootOf } from '../root.ts';
import { type HutNotice, hutNotification } from './hut-notices.ts';

/** Says why the customer does not get what they asked of a hut; log and analytics hear of it. */
export function tellNotice(search: IAnyStateTreeNode, notice: HutNotice, hut: Hut): void {
  const { locale, market, report, track } = environmentOf(search);
  const { hutClosedTimeoutMs } = market.manifest.notifications;
  rootOf(search).notifications.raise(
    hutNotification(notice, hut, { closedTimeOutMs: hutClosedTimeoutMs, locale: locale() }),
  );
  report('info', `Hut notice ${notice.key}`, { hut: hut.id, sector: hut.sector });
  track({ type: 'Dead End', data: { notice: notice.key, hutId: hut.id } });
}

/** Says that the search itself failed. */
export function tellFailure(search: IAnyStateTreeNode): void {
  rootOf(search).notifications.raise({
    id: 'localisation',
    type: 'error',
    message: 'localisation.failed',
    hideShowBasket: true,
  });
}

/** Says that the address is none, or could not be looked up [ADR-10, ADR-37]. */
export function tellAddressProblem(
  search: IAnyStateTreeNode,
  { message, values = {} }: AddressMessage,
): void {
  rootOf(search).notifications.raise({
    id: 'localisation',
    type: 'warning',
    message,
    values,
    hideShowBasket: true,
  });
}

/** A localisation that finds no way to the food is an event and a warning in the log [BSK-81]. */
export function logEnd(search: IAnyStateTreeNode, reason: string, wanted: Disposition): void {
  const { report, track } = environmentOf(search);
  report('warning', `Localisation ended with ${reason}`, { wanted });
  track({ type: 'auto-error', data: { message: reason } });
}
