import { reaction } from 'mobx';
import type { App } from './app-store.ts';
import type { Line } from './kernel/line.ts';

/**
 * Goes on by itself once the server can be reached again: what the hut sells comes anew, the basket is priced by it,
 * and the customer is told [HST-08].
 * @returns ends it
 */
export const goOnWhenBack = (app: App, line: Pick<Line, 'isDown'>): (() => void) =>
  reaction(
    () => line.isDown,
    (isDown) => {
      if (isDown) return;
      app.notifications.raise({
        id: 'back-online',
        type: 'success',
        message: 'shell.offline.back',
        hideShowBasket: true,
      });
      if (app.localisation.isLocalised) void app.ordering?.basketRefresh.refreshPrices();
    },
  );
