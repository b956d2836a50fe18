import { describe, expect, it } from 'vitest';
import type { Experiment, FeatureFlag } from '../../../schemas/types/manifest/experiments.ts';
import { marketIds, valueIn, type MarketId } from './real-manifests.ts';

const experimentsOf = (market: MarketId) =>
  valueIn(market, 'experiments.list') as unknown as Record<string, Experiment>;
const flagsOf = (market: MarketId) =>
  valueIn(market, 'flags.features') as unknown as Record<string, FeatureFlag>;

const shared = [
  'view-basket-CTA',
  'ui-consolidation-payment-method-selector',
  'basket-payment-icons-global',
  'homepage-variant',
  'checkout-cta-text',
  'vegetarian-toggle',
  'dealbot-v2',
  'dealbot-v2-modal',
  'deal-sorting',
  'reorder-skip-basket',
  'emergency-message-hide',
  'deals-filter',
  'move-basket-upsell',
  'deliveryDeadzone',
  'topping-sort-order',
  'basket-upsell-carousel',
  'basket-validation',
  'deal-option-relative-pricing',
  'optional-deal-choice-labels',
  'localisation-widget-layout',
];
const own = {
  uk: [
    'switch-to-collection',
    'delivery-charge-fee-name-uk',
    'hide-calorie-info-uk',
    'product-sorting-uk',
  ],
  fr: ['product-sorting-fr'],
  in: ['geolocation-flow-in', 'auto-localise-redirect-for-india'],
  ca: ['show-eta-ca', 'hide-allergens-bar-ca'],
};

describe('the experiments of the manifests', () => {
  it.each(marketIds)('are the shared ones and those of %s [EXP-03]', (market) => {
    const names = Object.keys(experimentsOf(market));
    expect(names.toSorted()).toEqual([...shared, ...own[market]].toSorted());
  });

  it('have a goal, an expiry date in 2099 and a control variant among others [EXP-01, EXP-02, EXP-04]', () => {
    for (const market of marketIds) {
      for (const { goal, expires, variants } of Object.values(experimentsOf(market))) {
        expect(['CVR', 'AOV', 'PRF', 'ROL']).toContain(goal);
        expect(expires).toBe('2099-12-31');
        expect(variants.length).toBeGreaterThan(1);
      }
    }
  });

  it('have the variants control and treatment unless others are named [EXP-16]', () => {
    const named = Object.entries({ ...experimentsOf('uk'), ...experimentsOf('fr') })
      .map(([name, { variants }]): [string, string[]] => [name, variants])
      .filter(([, variants]) => variants.join() !== 'control,treatment');
    expect(Object.fromEntries(named)).toEqual({
      'dealbot-v2': ['control', 'A', 'B', 'C'],
      'topping-sort-order': ['control', 'alphabetical', 'ctr'],
      'delivery-charge-fee-name-uk': ['delivery-charge', 'service-fee', 'service-charge'],
      'product-sorting-uk': ['control', 'quantity', 'revenue', 'perfmatrix'],
    });
  });
});

describe('the feature flags of the manifests', () => {
  it('know exactly the flag levels of the chain, none being the default [CST-93, EXP-49]', () => {
    for (const market of marketIds) {
      expect(valueIn(market, 'flags.levels')).toEqual([
        'none',
        'synthetic',
        'canary',
        'development',
        'gms-dev',
        'gms-prod',
        'ms-menu-dev',
        'tooling-dev',
        'consolidation',
      ]);
    }
  });

  const onIn = {
    rokt: [],
    melts: [],
    'dealbot-disable': [],
    'passwordless-login': ['in'],
    'gift-card-v2': marketIds,
    'content-by-hut': marketIds,
    reorder: ['uk', 'ca'],
    'account-holder-discount': [],
    'persist-delivery-address': marketIds,
    'emergency-banner': marketIds,
    'app-migration-modal': [],
    'dealbot-auto-enable': [],
    'deep-linking': marketIds,
    'immediate-geolocation': [],
    'load-eta': marketIds,
    'accounts-enabled': ['uk', 'in', 'ca'],
    'account-details-enabled': marketIds,
    // Until there are codes to sign in with.
    'suppress-new-user-sign-in': ['in'],
    'cookie-banner': marketIds,
    'loyalty-offline-payment': [],
    'force-street-number': ['in', 'ca'],
    'collection-text-geocoding': ['uk', 'ca'],
    hasVouchers: ['uk', 'in', 'ca'],
    hasDiscounts: ['uk', 'in', 'ca'],
    hasDiscreetDealBotEnabled: ['uk', 'in', 'ca'],
    'vegetarian-filter': ['in'],
    'nutritional-information.calories': ['uk'],
    'max-saving-free-toppings': ['ca'],
  };

  it.each(Object.entries(onIn))('have %s on by default in the markets %j', (name, markets) => {
    expect(marketIds.filter((market) => flagsOf(market)[name]?.default)).toEqual(markets);
  });

  it('are all named in the specification', () => {
    expect(Object.keys(flagsOf('uk')).toSorted()).toEqual(Object.keys(onIn).toSorted());
  });

  it('carry an empty emergency text, and street numbers are forced for delivery only', () => {
    expect(flagsOf('uk')['emergency-banner']?.text).toBe('');
    expect(flagsOf('ca')['force-street-number']?.dispositions).toEqual(['delivery']);
  });
});
