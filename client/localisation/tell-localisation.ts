import type { Instance } from 'mobx-state-tree';
import type { AddressMessage } from '../../core/address/address-problem.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import { environmentOf } from '../kernel/environment.ts';
import { rootOf } from '../root.ts';
import { type HutNotice, hutNotification } from './hut-notices.ts';
import type { CurrentHut } from './current-hut.ts';

type Localisation = Instance<typeof CurrentHut>;

/** Says why the customer does not get what they asked of a hut; log and analytics hear of it. */
export function tellNotice(localisation: Localisation, notice: HutNotice, hut: Hut): void {
  const { market, report, track } = environmentOf(localisation);
  const { hutClosedTimeoutMs } = market.manifest.notifications;
  rootOf(localisation).notifications.raise(hutNotification(notice, hut, hutClosedTimeoutMs));
  report('info', `Hut notice ${notice.key}`, { hut: hut.id, sector: hut.sector });
  track({ type: 'Dead End', data: { notice: notice.key, hutId: hut.id } });
}

/** Says that the search itself failed. */
export function tellFailure(localisation: Localisation): void {
  rootOf(localisation).notifications.raise({
    id: 'localisation',
    type: 'error',
    message: 'localisation.failed',
    hideShowBasket: true,
  });
}

/** Says that the address is none, or could not be looked up [ADR-10, ADR-37]. */
export function tellAddressProblem(
  localisation: Localisation,
  { message, values = {} }: AddressMessage,
): void {
  rootOf(localisation).notifications.raise({
    id: 'localisation',
    type: 'warning',
    message,
    values,
    hideShowBasket: true,
  });
}

/** A localisation that finds no way to the food is an event and a warning in the log [BSK-81]. */
export function logEnd(localisation: Localisation, reason: string, wanted: Disposition): void {
  const { report, track } = environmentOf(localisation);
  report('warning', `Localisation ended with ${reason}`, { wanted });
  track({ type: 'auto-error', data: { message: reason } });
}
