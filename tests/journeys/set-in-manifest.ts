import type { Page } from '@playwright/test';

/**
 * Opens the pages below a path as they are where an operator has set something else in the manifest: its public part
 * stands in the page.
 * @param path pattern of the addresses of the pages
 */
export const setInManifest = (
  page: Page,
  path: string,
  before: RegExp,
  after: string,
): Promise<unknown> =>
  page.route(path, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const { host, hostname, href } = new URL(request.url());
    const response = await route.fetch({
      // Names below localhost are known to browsers only.
      url: href.replace(hostname, 'localhost'),
      headers: { ...(await request.allHeaders()), host },
    });
    const body = (await response.text()).replace(before, after);
    return route.fulfill({ response, body });
  });

/** A feature of the manifest as it stands in a page, and as it is when it is on or off for everybody. */
export const feature = (name: string, isOn: boolean): readonly [RegExp, string] => [
  new RegExp(String.raw`"${name}":\{"default":(?:true|false)`),
  `"${name}":{"default":${isOn}`,
];
