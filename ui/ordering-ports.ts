import { createBasketApi } from '../core/basket/basket-api.ts';
import { createDealsApi } from '../core/deals/deals-api.ts';
import { createGiftCardsApi } from '../core/gift-cards/gift-cards-api.ts';
import { createMenuApi } from '../core/menu/menu-api.ts';
import type { OrderingPorts, ShellEnvironment } from '../core/shell/environment.ts';
import { createVouchersApi } from '../core/vouchers/vouchers-api.ts';
import { createLateDealbot } from './dealbot/late-dealbot.ts';

/** What the stores of ordering and those after them reach the outside through. */
export const createOrderingPorts = (environment: ShellEnvironment): OrderingPorts => {
  const { http } = environment;
  const isMobileApp = () => environment.market.extensions.one('host').isMobileApp;
  return {
    menu: createMenuApi(http),
    deals: createDealsApi(http, isMobileApp),
    basket: createBasketApi(http),
    dealbot: createLateDealbot(http, () => environment.market.manifest.dealbot),
    vouchers: createVouchersApi(http, isMobileApp),
    giftCards: createGiftCardsApi(http),
  };
};
