import type { Page } from '@playwright/test';

/** How bright what lies under the page is, from 0 for black to 255 for white. */
export const brightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });

/** More than any dark page has, and less than any light one. */
export const twilight = 128;
