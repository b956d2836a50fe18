import type { Page } from '@playwright/test';
import { alterBoot } from '../alter-boot.ts';

/** Gives the market of the pages of an address tiles of its own site, which are drawn here. */
export const giveTiles = async (page: Page, pages: string): Promise<void> => {
  const tiles = { url: '/tiles/{z}/{x}/{y}.svg', attribution: '© <b>Map</b> makers', maxZoom: 18 };
  await alterBoot(page, pages, (html) =>
    html.replace('"map":{', `"map":{"tiles":${JSON.stringify(tiles)},`),
  );
  await page.route('**/tiles/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
    }),
  );
};
