import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { HostSession } from '../../../schemas/types/webview/host-session.ts';
import { root } from '../../../tools/tasks/project.ts';
import { arrive, type Arrival } from '../arrive.ts';

/** The host simulator in a browser. */
export interface HostSimulator {
  /** The shop in the phone. */
  readonly shop: FrameLocator;
  /** The messages of a type from one side, as far as they have come. */
  messages(side: 'Page' | 'App', type: string): Locator;
}

/** A customer's browser opens the simulator, and the shop in its phone shows. */
export async function openSimulator(page: Page, arrival: Arrival = {}): Promise<HostSimulator> {
  await arrive(page, '/sandbox/host', { ...arrival, until: 'main' });
  return {
    shop: page.frameLocator('iframe'),
    messages: (side, type) =>
      page
        .getByRole('list', { name: 'Messages' })
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${side}${type}\\d`) }),
  };
}

const folder = join(root, 'tests/journeys/webview/sessions');

/** A recorded session by the name of its file. */
export const sessionNamed = (name: string): HostSession =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as HostSession;

/** Replays a session from its text. */
export async function replay(page: Page, session: HostSession | string): Promise<void> {
  const text = typeof session === 'string' ? session : JSON.stringify(session);
  await page.getByLabel('File of a session').setInputFiles({
    name: 'session.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** The replay has come to its end, and everything was as recorded. */
export const expectSame = (page: Page): Promise<void> =>
  expect(page.getByText(/^Same: all \d+ messages of the page came as recorded/)).toBeVisible();
