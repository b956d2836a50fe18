import type { BrowserContext, Page } from '@playwright/test';
import { onOwnClock } from './clock.ts';
import { startInControl } from './in-control.ts';

/** A page in the browser of somebody else, on a phone, at the moment of the journeys and in the control of every experiment. */
export async function anotherVisitor(of: Pick<BrowserContext, 'browser'>): Promise<Page> {
  const browser = of.browser();
  if (!browser) throw new Error('There is no browser.');
  const own = await browser.newContext({
    viewport: { width: 360, height: 780 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await onOwnClock(own);
  await startInControl(own);
  return own.newPage();
}
