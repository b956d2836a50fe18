import type { Page } from '@playwright/test';

/** Gives the market of the pages of an address tiles of its own site, which are drawn here. */
export const giveTiles = async (page: Page, pages: string): Promise<void> => {
  const tiles = { url: '/tiles/{z}/{x}/{y}.svg', attribution: '© <b>Map</b> makers', maxZoom: 18 };
  await page.route(pages, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const { host, hostname, href } = new URL(request.url());
    const response = await route.fetch({
      // Names below localhost are known to browsers only.
      url: href.replace(hostname, 'localhost'),
      headers: { ...(await request.allHeaders()), host },
    });
    const body = (await response.text()).replace('"map":{}', `"map":${JSON.stringify({ tiles })}`);
    return route.fulfill({ response, body });
  });
  await page.route('**/tiles/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
    }),
  );
};
