import type { Page } from '@playwright/test';

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
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const { host, hostname, href } = new URL(request.url());
    const response = await route.fetch({
      // Names below localhost are known to browsers only.
      url: href.replace(hostname, 'localhost'),
      headers: { ...(await request.allHeaders()), host },
      maxRedirects: 0,
    });
    const body = (await response.text()).replace(
      '{"id":"beacon","options":{}}',
      JSON.stringify({ id: 'beacon', options: { url: sink } }),
    );
    return route.fulfill({ response, body });
  });
  return events;
}
