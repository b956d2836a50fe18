import type { Page } from '@playwright/test';
import { withBootInside } from '../setup/boot-link.ts';

/**
 * Opens the pages of some addresses as they are where the market's public data are others. What a page names instead of
 * holding it is put into it.
 * @param pages pattern of the addresses of the pages
 */
export const alterBoot = (
  page: Page,
  pages: string,
  alter: (html: string) => string,
): Promise<unknown> =>
  page.route(pages, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const { host, hostname, href } = new URL(request.url());
    const headers = { ...(await request.allHeaders()), host };
    // Names below localhost are known to browsers only.
    const fetched = (address: string) =>
      route.fetch({ url: address.replace(hostname, 'localhost'), headers, maxRedirects: 0 });
    const response = await fetched(href);
    const html = await withBootInside(await response.text(), async (address) =>
      (await fetched(new URL(address, href).href)).text(),
    );
    return route.fulfill({ response, body: alter(html) });
  });
