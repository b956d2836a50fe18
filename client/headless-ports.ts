import { createPlacesApi } from './address/places-api.ts';
import { createBasketApi } from './basket/basket-api.ts';
import { createDealbotApi, optimisedLines, optimiseRequest } from './dealbot/optimise-request.ts';
import { createDealsApi } from './deals/deals-api.ts';
import { createGiftCardsApi } from './gift-cards/gift-cards-api.ts';
import { createHutsApi } from './huts/huts-api.ts';
import type { Environment } from './kernel/environment.ts';
import { createMenuApi } from './menu/menu-api.ts';
import { createOrdersApi } from './orders/orders-api.ts';
import { createPaymentsApi } from './payments/payments-api.ts';
import { createPagesApi } from './shell/pages-api.ts';
import type { OrderingPorts, PurchasePorts, ShellEnvironment } from './tiers.ts';
import { createTrackingApi } from './tracking/tracking-api.ts';
import { createUpsellsApi } from './upsells/upsells-api.ts';
import { createVouchersApi } from './vouchers/vouchers-api.ts';

/** Every port of the shop but those of its surroundings. */
type Ports = Pick<ShellEnvironment, 'huts' | 'places' | 'pages'> & OrderingPorts & PurchasePorts;

/**
 * What the stores reach a server through where there is no page [HST-09]: the calls that pages make, without a worker that
 * looks for suggestions and without a stream of events, so that orders are followed by asking.
 * @param origin of the server, such as `https://shop.example`
 */
export const headlessPorts = (environment: Environment, origin: string): Ports => {
  const { http, loadScript, locale, market } = environment;
  const { geocoding, hut } = market.manifest;
  const isMobileApp = () => environment.market.extensions.one('host').isMobileApp;
  const dealbot = createDealbotApi(http);
  return {
    huts: createHutsApi(http, hut),
    pages: createPagesApi(http),
    places: createPlacesApi({
      http,
      country: geocoding.country,
      geocoder: () => environment.market.extensions.one('geocoder'),
      isPrerendering: () => false,
      loadScript,
      locale,
    }),
    menu: createMenuApi(http),
    deals: createDealsApi(http, isMobileApp),
    basket: createBasketApi(http),
    dealbot: {
      optimise: async (facts) =>
        optimisedLines(await dealbot.optimise(optimiseRequest(facts)), facts.basket),
      nextSteps: () => Promise.resolve([]),
      saving: () => Promise.resolve(0),
    },
    vouchers: createVouchersApi(http, isMobileApp),
    giftCards: createGiftCardsApi(http),
    upsells: createUpsellsApi(http),
    orders: createOrdersApi(http),
    payments: createPaymentsApi(http),
    tracking: createTrackingApi(http, (_url, _onMessage, onError) => {
      queueMicrotask(onError);
      return () => {};
    }),
    origin,
  };
};
