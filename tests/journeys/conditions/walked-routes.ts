/** The parts of a walk through all pages. */
export type Walk = 'site' | 'account' | 'own' | 'ordering' | 'dialogs' | 'checkout';

/**
 * Every route of the router that shows a page of its own, by the walk that goes there. A new route fails a test until it
 * stands here, and a walk that does not come by what stands here fails [SHP-47].
 */
export const walkedRoutes = {
  site: [
    '/',
    '/huts',
    '/huts/:sector/:id',
    '/map',
    '/menu/:category?',
    '/promo/:id?',
    '/debug',
    '/error',
    '/:page',
    '/favourites',
    '/favourites/shared',
    '/group',
    '/group/join',
  ],
  account: [
    '/account',
    '/account/in-store-sign-up',
    '/account/in-store-sign-up/additional-details',
  ],
  own: [
    '/account/edit',
    '/account/details',
    '/account/orders',
    '/account/orders/:order',
    '/account/addresses',
    '/account/addresses/new',
    '/account/addresses/:address',
    '/account/payment',
    '/account/points',
  ],
  ordering: [
    '/order/deals',
    '/order/deal',
    '/order/discount',
    '/order/dealcategory',
    '/order/:category',
  ],
  dialogs: [],
  checkout: ['/order/checkout', '/order/card-details', '/order/ordersummary'],
} as const satisfies Readonly<Record<Walk, readonly string[]>>;

/** Routes whose pages plugins bring, which are looked at by the journeys of these. */
export const routesOfPlugins = ['/account/:path', '/more/:plugin/:path'] as const;

/** Whether the address leads elsewhere in a market, which lacks what the page is about, or is looked at by another walk. */
const isLacking: Readonly<Record<string, (route: string) => boolean>> = {
  // Neither accounts nor discounts.
  fr: (route) => route.startsWith('/account') || route === '/order/discount',
  // Sign-in brings pages of its own; those of who is signed in are looked at in its only language by own-pages.spec.ts.
  in: (route) => route.startsWith('/account'),
};

/** The routes that a walk comes by, of a market or of all of them. */
export const routesOn = (walk: Walk, market = ''): readonly string[] =>
  walkedRoutes[walk].filter((route) => isLacking[market]?.(route) !== true);
