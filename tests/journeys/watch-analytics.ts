import type { Page } from '@playwright/test';
import { alterBoot } from './alter-boot.ts';

/** An event as the market's address gets it [SHL-76]. */
export interface SeenEvent {
  readonly type: string;
  readonly market: string;
  readonly sector?: string;
  readonly hutId?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Where the sample markets' events are sent while a journey looks on; they name no address themselves. */
const sink = '/sink';

/**
 * Lets a visitor who agreed to analytics send every event to an address of the page itself, and collects them. Call it
 * before the first page is opened.
 */
export async function watchAnalytics(page: Page): Promise<readonly SeenEvent[]> {
  const events: SeenEvent[] = [];
  await page.addInitScript(() => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function getItem(key) {
      return key === 'phdv:consent' ? '["C0002"]' : read.call(this, key);
    };
  });
  await page.route(`**${sink}`, async (route) => {
    events.push(JSON.parse(route.request().postData() ?? '{}') as SeenEvent);
    await route.fulfill({ status: 204 });
  });
  await alterBoot(page, '**/*', (html) =>
    html.replace(
      '{"id":"beacon","options":{}}',
      JSON.stringify({ id: 'beacon', options: { url: sink } }),
    ),
  );
  return events;
}
