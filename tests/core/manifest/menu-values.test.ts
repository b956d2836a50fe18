import { describe, expect, it } from 'vitest';
import { menuCategories } from '../menu/sample-categories.ts';
import { holdValues } from './market-values.ts';
import { marketIds, valueIn } from './real-manifests.ts';

describe('the manifests, on menu and deals', () => {
  holdValues({
    'menu.initialRoute': { all: 'deals' },
    'menu.excludedCategories': {
      uk: [
        { sectors: ['uk-1'], category: 'wings', when: 'always' },
        { sectors: ['uk-2'], category: 'melts', when: 'flag-off', flag: 'melts' },
      ],
      fr: [{ sectors: ['fr-1'], category: 'melts', when: 'flag-on', flag: 'melts' }],
      in: [{ sectors: ['in-1'], when: 'listed-by-hut' }],
      ca: [
        { sectors: ['ca-1', 'ca-2'], category: 'melts', when: 'flag-off', flag: 'melts' },
        { sectors: ['ca-1', 'ca-2'], category: 'others', when: 'no-bag-fee' },
      ],
    },
    'menu.bagFeeStores': { all: [] },
    'menu.hiddenForVegetarian': { uk: ['chicken-bundle'], fr: ['multi-mix'], in: [], ca: [] },
    'menu.newCrusts': { all: ['garlic-butter-stuffed', 'pepperoni-stuffed', 'square-pan'] },
    'menu.toppings': { all: { max: 6, maxAdditions: 6, maxRemovals: 6 } },
    'menu.popularBadge': {
      all: { pizzaPlaces: [2, 3], otherPlacesBelow: 2, never: ['deals', 'dips'] },
    },
    'menu.spiceLevels': { all: { 1: 'mild', 2: 'hot' } },
    pizza: {
      all: { freeToppings: 0, halfAndHalfSupplement: 0, halfToppings: 'half-price' },
    },
    'nutrition.dailyCaloriesKcal': { all: 2000 },
    'deals.topLimit': { uk: undefined, fr: 12, in: undefined, ca: undefined },
    'deals.priceRange': { uk: undefined, fr: { min: 2, max: 30 }, in: undefined, ca: undefined },
    'deals.termsValidUntil': { all: '2026-01-12' },
    'deals.collectionIncentiveId': { all: 'collection-incentive' },
    'deals.localFixed': {
      all: {
        'three-dips': 0.99,
        'cookie-dough-combo': 9.99,
        'cookie-dough-combo-no-ice-cream': 9.99,
        'ice-creams-combo': 9.99,
      },
    },
    'dealbot.autoEnable.afterLocalisation': { uk: false, fr: true, in: false, ca: false },
    'dealbot.autoEnable.exceptDiscountIds': { all: ['web-only-20-off'] },
    'upsell.crossSellGaps.gaps': {
      all: [
        { above: 0.01, below: 1 },
        { above: 1, below: 3.01 },
      ],
    },
    'upsell.crossSellGaps.markets': { all: ['munchies-420'] },
    'upsell.crossSellGaps.sectors': { uk: ['uk-1'], fr: [], in: [], ca: [] },
    'upsell.carouselMax': { all: 5 },
    'upsell.scrollStepPx': { all: 248 },
    'upsell.maxCount': { all: 3 },
  });

  it('order the menu of France as it was and show every category elsewhere', () => {
    const [uk, fr, india, ca] = marketIds.map((market) => valueIn(market, 'menu.routes'));
    expect(fr).toEqual('deals pizzas flatzz melts sides wings desserts drinks others'.split(' '));
    for (const routes of [uk, india, ca]) {
      expect(routes).toHaveLength(menuCategories.length);
      expect(routes).toEqual(expect.arrayContaining([...menuCategories]));
    }
  });

  it('hold lists of deal ids and weekdays for the day promotions of France [DEA-84]', () => {
    expect(valueIn('fr', 'deals.dayPromos')).toEqual({
      'big-box': { dealIds: ['big-box'], weekdays: [6, 7] },
      'drinks-flatbread': { dealIds: ['drinks-flatbread'], weekdays: [1, 3, 4] },
      'tuesday-maxi': { dealIds: ['tuesday-maxi'], weekdays: [2] },
    });
    expect(valueIn('uk', 'deals.dayPromos')).toEqual({});
  });
});

describe('the manifests, on vouchers, gift cards and the shell', () => {
  holdValues({
    'voucher.codeMaxLength': { all: 15 },
    'voucher.specialPrefixes': { all: ['SPE', 'SRZ'] },
    'voucher.deliveryDiscountIdContains': { all: 'discount.DELIVERY' },
    'voucher.giftCardKind.kind': { all: 'giftcard' },
    'voucher.giftCardKind.ids': {
      uk: [5, 10, 15, 20, 25, 30].map((pounds) => `gbp-${pounds}-off`),
      fr: [],
      in: [],
      ca: [],
    },
    'giftCard.numberMaxLength': { all: 30 },
    'giftCard.pinMaxLength': { all: 6 },
    'giftCard.checkAmount': { all: 100 },
    'giftCard.maxCards': { all: 1 },
    'giftCard.asksAboutCreditsLeft': { uk: false, fr: false, in: true, ca: false },
    'giftCard.numberPrefix': { all: { test: '6000', production: '6000' } },
    'ui.voucherModal': {
      all: { minHeightPx: 560, smallScreenMinHeightPx: 495, wideScreenWidthPx: 328 },
    },
    'ui.upsellCardHeightPx': { all: 60 },
    'ui.basketItemImageWidths': { all: [300, 50] },
    'ui.overlayMaxWidth': { all: 400 },
    'ui.suggestionListMaxHeight': { all: 350 },
    'ui.consentMobileWidth': { all: 420 },
    'promo.ukBanner': {
      uk: { amountOff: 5, dealPrice: 22.99, to: '/order/deals/' },
      fr: undefined,
      in: undefined,
      ca: undefined,
    },
    'storage.persistKeyPrefix': { all: 'phdv:' },
    'consent.analyticsGroup': { all: 'C0002' },
    'monitoring.sampleRate': { uk: 10, fr: 20, in: 10, ca: 10 },
    'webview.pushAccountEvents': { uk: false, fr: false, in: false, ca: true },
  });

  it('name only placeholder addresses outside the site', () => {
    const links = marketIds.flatMap((market) => Object.values(valueIn(market, 'links') ?? {}));
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((link) => !new URL(link).hostname.endsWith('.example.com'))).toEqual([]);
  });

  it('link the footer only to pages, the menu and the huts', () => {
    for (const market of marketIds) {
      const pages = valueIn(market, 'pages') as string[];
      const links = valueIn(market, 'footer.links') as { to: string }[];
      const dead = links.filter(
        ({ to }) => !/^\/(menu|huts)(\/|$)/.test(to) && !pages.includes(to.replaceAll('/', '')),
      );
      expect(dead).toEqual([]);
    }
  });
});
