import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showsBasketPanel } from '../../../client/basket/panel-paths.ts';
import { checkoutPath } from '../../../client/orders/order-addresses.ts';
import { needsTime } from '../../../client/timeslots/time-choices.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

/**
 * Sends customers whose time has passed to another one: on the order pages and at checkout, also when the time
 * passes while they are there, by the server's clock once that is known, and when placing the order found it out [TIM-21, ORD-64, CHK-97].
 */
export const TimeRenewal = observer(function TimeRenewal() {
  const { localisation, ordering, purchase } = useApp();
  const { market } = useEnvironment();
  const { pathname } = useLocation();
  const { refreshMs } = market.manifest.scheduledOverlay;
  const times = ordering?.times;
  const { hut } = localisation;
  const { time, type, when } = localisation.disposition;
  const isCheckout = pathname.startsWith(checkoutPath);
  // A payment under way is left to end.
  const isChecked = (isCheckout && purchase?.order.isBusy !== true) || showsBasketPanel(pathname);
  const isRefused = isCheckout && purchase?.order.needsNewTime === true;
  const isAsked = times?.question !== undefined;
  useEffect(() => {
    if (!times || !hut || isAsked || !isChecked) return undefined;
    const renew = async () => {
      const choice = await times.ask({ purpose: 'renew', hut, type, chosen: time });
      if (!choice) return;
      localisation.changeTime(choice);
      purchase?.order.setNeedsNewTime(false);
    };
    const check = () => {
      if (isRefused || needsTime({ when, time }, times.now())) void renew();
    };
    check();
    const timer = window.setInterval(check, refreshMs);
    return () => window.clearInterval(timer);
  }, [
    hut,
    isAsked,
    isChecked,
    isRefused,
    localisation,
    purchase,
    refreshMs,
    time,
    times,
    type,
    when,
  ]);
  return null;
});
