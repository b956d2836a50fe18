import { generate } from 'otplib';
import { now, onOwnClock } from '../clock.ts';
import { type Browser, expect, type Page } from '../journey.ts';
import { startProgram } from '../line-program.ts';

/** An order that was placed. */
export interface Placed {
  readonly orderId: string;
  readonly transactionId: string;
}

/** A server with the console, in a process of its own. */
export interface ConsoleProgram {
  readonly url: string;
  readonly password: string;
  readonly order: (sample?: object) => Promise<Placed>;
  readonly stop: () => Promise<void>;
}

export async function startConsoleProgram(
  name: 'console' | 'settings' = 'console',
): Promise<ConsoleProgram> {
  const { next, send, stop } = startProgram(`tests/journeys/programs/${name}.ts`);
  const started = await next<{ readonly url: string; readonly password: string }>();
  return {
    ...started,
    order(sample = {}) {
      send(`order ${JSON.stringify(sample)}`);
      return next<Placed>();
    },
    stop,
  };
}

/** A page of a browser of its own, on the clock of the journeys. */
export async function openPage(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' });
  await onOwnClock(context);
  return context.newPage();
}

/** Signs in for the first time: with a key for the app, and recovery codes. */
export async function enrol(
  page: Page,
  { url, password }: ConsoleProgram,
  email: string,
): Promise<void> {
  await page.goto(`${url}/operator`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('img', { name: 'Key for an app for codes' })).toBeVisible();
  const key = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  const code = await generate({ secret: key, epoch: Math.floor(now() / 1000) });
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
}
