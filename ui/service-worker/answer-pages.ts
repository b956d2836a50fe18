import type { WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { isPage, marketParameter } from '../../core/shell/page-address.ts';
import { isAway } from '../platform/is-away.ts';
import { keptPage, marketHeader, shopCache } from './kept-shop.ts';

/** How long a page of the server is waited for while there is a kept one, in seconds. */
const patienceSeconds = 3;

/** The kept page stands for every page of its market; only pages of the shop put it there. */
const standsIn: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => keptPage,
  cacheWillUpdate: async () => null,
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    const { request } = event as unknown as { readonly request: Request };
    const asked = new URL(request.url).searchParams.get(marketParameter);
    const isOther = asked !== null && asked !== cachedResponse?.headers.get(marketHeader);
    return isOther ? null : cachedResponse;
  },
  async fetchDidSucceed({ response }) {
    if (isAway(response.status) && (await caches.match(keptPage))) {
      throw new Error(`The server is out of reach: ${response.status}`);
    }
    return response;
  },
};

/**
 * Pages come from the server; where it does not answer, or not in time, the page kept last opens in their place. The
 * console, the sandboxes and what stands in frames are none of the worker's [SHP-40].
 */
export const answerPages = (): void => {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.destination === 'document' && isPage(url.pathname),
    new NetworkFirst({
      cacheName: shopCache,
      networkTimeoutSeconds: patienceSeconds,
      plugins: [standsIn],
    }),
  );
};
