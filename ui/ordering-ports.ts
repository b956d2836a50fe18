import { createBasketApi } from '../client/basket/basket-api.ts';
import { createDealsApi } from '../client/deals/deals-api.ts';
import { createGiftCardsApi } from '../client/gift-cards/gift-cards-api.ts';
import { createMenuApi } from '../client/menu/menu-api.ts';
import type { OrderingPorts, ShellEnvironment } from '../client/tiers.ts';
import { createVouchersApi } from '../client/vouchers/vouchers-api.ts';
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
