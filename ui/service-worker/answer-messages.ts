import { shopCache, type KeepRequest } from './kept-shop.ts';
import { keepShop } from './keep-shop.ts';

/** A message of a page, which the worker may go on with once that page is closed. */
type PageMessage = MessageEvent<Partial<KeepRequest> | undefined> & {
  waitUntil(work: Promise<unknown>): void;
};

/** Keeps what pages ask for, one after the other, so that page and files are of one release [SHP-40]. */
export const answerMessages = (): void => {
  self.addEventListener('message', (event) => {
    const message = event as PageMessage;
    if (message.data?.type !== 'keep') return;
    const asked = message.data as KeepRequest;
    // What cannot be kept now is kept from the next page.
    const keeping = navigator.locks.request(shopCache, () => keepShop(asked)).catch(() => {});
    message.waitUntil(keeping);
  });
};
