import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { generate } from 'otplib';
import { root } from '../../../tools/tasks/project.ts';
import { now, onOwnClock } from '../clock.ts';
import { type Browser, expect, type Page } from '../journey.ts';

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

export async function startConsoleProgram(): Promise<ConsoleProgram> {
  const script = join(root, 'tests/journeys/programs/console.ts');
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async <Answer>(): Promise<Answer> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The server of the console ended.');
    // What else is printed, such as a wait for a database, is no answer.
    return value.startsWith('{') ? (JSON.parse(value) as Answer) : next<Answer>();
  };
  const started = await next<{ readonly url: string; readonly password: string }>();
  return {
    ...started,
    order(sample = {}) {
      child.stdin.write(`order ${JSON.stringify(sample)}\n`);
      return next<Placed>();
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.stdin.end();
      }),
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
