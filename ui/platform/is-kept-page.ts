import { keptAttribute } from '../service-worker/kept-shop.ts';

/** Whether this page came out of the browser's store, and not from the server. */
export const isKeptPage = (): boolean => document.documentElement.hasAttribute(keptAttribute);
