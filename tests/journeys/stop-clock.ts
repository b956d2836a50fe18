import { expect, type Page } from '@playwright/test';

/** How far a clock is set on when it is stopped, as it runs on until it hears of it. */
const stoppedAhead = 1000;

/**
 * Stops the clock of a page that has Playwright's: its timers fire only in `page.clock.runFor` and `fastForward` then,
 * however long the machine takes between two steps. A page needs a running clock to start.
 */
export const stopClock = (page: Page): Promise<void> =>
  expect(async () => {
    const present = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(present + stoppedAhead);
  }).toPass();
