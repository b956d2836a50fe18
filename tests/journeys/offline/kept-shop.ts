import { expect, type Page, test as base } from '../journey.ts';
import { serveSwitched, type SwitchedServer } from './switched-server.ts';

/** A journey with the worker, to a server that can be taken out of reach. */
export const test = base.extend<{ readonly server: SwitchedServer }>({
  serviceWorkers: 'allow',
  server: async ({ context }, run) => {
    const server = await serveSwitched();
    await run(server);
    await Promise.all(context.pages().map((page) => page.close()));
    await server.close();
  },
});

/** What a hut sells and offers, by a part of the address of each call. */
export const ofHut = ['products/pizzas', 'products/desserts', 'menu-options', 'deals', 'discounts'];

/** Waits until everything is kept for times without the server, and the worker answers for the page. */
export const isKept = (page: Page, answers: readonly string[] = ofHut): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (parts) => {
        const kept = await caches.match('/kept-page');
        const seen = Object.keys(localStorage).filter((key) => key.includes(':seen:'));
        return {
          page: kept?.status,
          isWatched: navigator.serviceWorker.controller !== null,
          missing: parts.filter((part) => !seen.some((key) => key.includes(part))),
        };
      }, answers),
    )
    .toEqual({ page: 200, isWatched: true, missing: [] });

/** The state in which the shop is kept: market, release, revision and language. */
export const keptState = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(async () => (await caches.match('/kept-page'))?.headers.get('comanda-state'));
