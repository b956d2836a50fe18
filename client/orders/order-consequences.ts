import { hutNotification } from '../localisation/hut-notices.ts';
import { todaysHours } from '../localisation/todays-hours.ts';
import type { Environment } from '../kernel/environment.ts';
import type { Roots } from '../root.ts';
import { giftCardType } from '../gift-cards/gift-card-store.ts';
import type { ShownFailure } from './order-failures.ts';

/** Tells that the hut takes no orders now [ORD-62, ORD-74]. */
export const tellHutClosed = (
  { localisation, notifications }: Roots['purchase'],
  { locale, market, now, report, track }: Environment,
): void => {
  const { hut, disposition } = localisation;
  if (!hut) return;
  const { notifications: settings, tradingDay } = market.manifest;
  const hours = todaysHours(hut, disposition.type, now(), tradingDay);
  const notice = { key: 'HUT_CLOSED', hours, canSchedule: false } as const;
  const closedTimeOutMs = settings.hutClosedTimeoutMs;
  notifications.raise(hutNotification(notice, hut, { closedTimeOutMs, locale: locale() }));
  report('info', 'Hut notice HUT_CLOSED', { hut: hut.id, sector: hut.sector });
  track({ type: 'Dead End', data: { notice: 'HUT_CLOSED', hutId: hut.id } });
};

/** New prices come into the basket; a failure is no reason not to tell the customer [ORD-76, ORD-77]. */
export const refreshCatalogue = async (
  { menu, deals, basketRefresh, vouchers }: Roots['purchase'],
  { report }: Environment,
): Promise<void> => {
  try {
    await Promise.all([menu.reload(), deals.load(), vouchers.revalidate()]);
    basketRefresh.refresh();
  } catch (error) {
    report('warning', 'The catalogue could not be refreshed', { error });
  }
};

/** An answer said that nobody is signed in any more: the customer is told, and goes on as a guest [ACC-34]. */
export const leaveAccount = async (
  { readyForAccount, session }: Roots['purchase'],
  { report }: Environment,
  error: unknown,
): Promise<void> => {
  try {
    (await readyForAccount()).endSessionOn(error);
  } catch (failure) {
    report('warning', 'The account store did not come', { error: failure });
    session.signOut();
  }
};

/** Tells why the order does not go on; a gift card that was to pay for it is to be given again. */
export const failOrder = ({ giftCards, order }: Roots['purchase'], failure: ShownFailure): void => {
  const isOver = failure.modal === 'authorise' || failure.name === 'INSUFFICIENT_CREDIT';
  if (isOver) giftCards.clearCredits({ type: giftCardType });
  order.fail(failure);
};
