import type { LineState } from '../../client/kernel/line.ts';
import { isInApp } from '../../core/webview/app-frame.ts';
import { workerFile } from '../service-worker/kept-shop.ts';
import { whenIdle } from './when-idle.ts';

/** What a browser says of the line; few do. */
type Frugal = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Starts the worker that opens the shop without the server once the page is calm; what asks it to keep the shop loads
 * when it is there. There is none in development, in a native app, which has files of its own, and for who wants to save
 * data [SHP-40].
 */
export const startWorker = (line: LineState): void => {
  const { serviceWorker, connection } = navigator as Frugal;
  if (import.meta.env.DEV || !serviceWorker || isInApp(window) || connection?.saveData) return;
  const start = async (): Promise<void> => {
    await serviceWorker.register(workerFile);
    const { active } = await serviceWorker.ready;
    await (await import('./follow-shop.ts')).followShop(line, active);
  };
  // The shop goes on without it, and the next page tries again.
  const whenCalm = () => whenIdle(() => void start().catch(() => {}));
  if (document.readyState === 'complete') whenCalm();
  else window.addEventListener('load', whenCalm);
};
