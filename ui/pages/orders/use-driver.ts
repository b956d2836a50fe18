import { useEffect, useState } from 'react';
import { type ShownDriver, shownDriver } from '../../../client/tracking/driver.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

/** How often it is looked how old the last position is, in milliseconds. */
const lookMs = 15_000;

/** What is known of the driver of the order that is followed; it grows old by itself [SHP-33]. */
export const useDriver = (): ShownDriver | undefined => {
  const { tracking } = useApp();
  const { market, now } = useEnvironment();
  const [, look] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => look((times) => times + 1), lookMs);
    return () => window.clearInterval(timer);
  }, []);
  return shownDriver({
    driver: tracking.driver,
    status: tracking.status,
    now: now(),
    almostArrivedMinutes: market.manifest.tracking.almostArrivedEtaMinutes,
  });
};
