import type { BrowserContext } from '@playwright/test';
import { shiftDate } from '../setup/shift-date.ts';

/** Milliseconds by which the journeys' clock is ahead of the machine's; without a number they are one. */
const ahead = Number(process.env['COMANDA_CLOCK_AHEAD_MS'] ?? 0);

/** The present moment of the journeys, of their browsers and their server, in milliseconds. */
export const now = (): number => Date.now() + ahead;

/** Gives pages that open from now on the clock of the journeys. */
export const onOwnClock = (pages: Pick<BrowserContext, 'addInitScript'>): Promise<unknown> =>
  pages.addInitScript(shiftDate, ahead);
