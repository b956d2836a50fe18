import { reaction } from 'mobx';
import type { LineState } from '../../client/kernel/line.ts';
import { type KeepRequest, stateOf } from '../service-worker/kept-shop.ts';
import { isKeptPage } from './is-kept-page.ts';
import { changeRelease } from './lost-chunks.ts';
import { readBootData } from './read-boot-data.ts';

/**
 * Has the worker keep the shop of now: when its language has changed, too, and when the server is there again. A page
 * that was kept then changes to the release of now. A draft is not kept [SHP-40].
 */
export const followShop = async (line: LineState, worker: ServiceWorker | null): Promise<void> => {
  const { draft, manifest, release, revision } = await readBootData();
  if (draft) return;
  const root = document.documentElement;
  const keep = (): void => {
    const asked: KeepRequest = {
      type: 'keep',
      locale: root.lang,
      state: isKeptPage() ? '' : stateOf(manifest.id, release, revision),
      loaded: performance.getEntriesByType('resource').map(({ name }) => name),
    };
    // The worker may be another one by now.
    (navigator.serviceWorker.controller ?? worker)?.postMessage(asked, []);
  };
  new MutationObserver(keep).observe(root, { attributeFilter: ['lang'] });
  reaction(
    () => line.isDown,
    (isDown) => {
      if (isDown) return;
      if (isKeptPage()) void changeRelease();
      keep();
    },
    // The server may be there again before this is.
    { fireImmediately: true },
  );
};
