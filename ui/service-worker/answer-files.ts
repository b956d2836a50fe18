import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isBuiltFile, shopCache } from './kept-shop.ts';

/** Files of the build never change under their names: a kept one is as good as the server's [SHP-40]. */
export const answerFiles = (): void => {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && isBuiltFile(url.pathname),
    new CacheFirst({ cacheName: shopCache }),
  );
};
