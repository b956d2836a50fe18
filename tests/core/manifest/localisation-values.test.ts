import { describe, expect, it } from 'vitest';
import { textOf } from '../../../core/manifest/json.ts';
import { holdValues } from './market-values.ts';
import { marketIds, valueIn, type MarketId } from './real-manifests.ts';

const anyTwenty = { contains: 'any-20', replacement: 'any-20-medium' };

describe('the manifests, on timings and the network', () => {
  holdValues({
    'http.timeoutMs': { all: 10000 },
    'http.retry': { all: { attempts: 5, factor: 2, minWaitMs: 1000 } },
    'notifications.defaultTimeoutMs': { all: 5000 },
    'notifications.hutClosedTimeoutMs': { all: 10000 },
    'closingSoon.leadMs': { all: 900000 },
    'closingSoon.tickMs': { all: 1000 },
    'scheduledOverlay.refreshMs': { all: 5000 },
    'session.inactivityMs': { all: 3600000 },
    'account.refetchWaitMs': { all: 8000 },
    'account.tokenRefreshThresholdMs': { all: 300000 },
    'account.signUpRetry': {
      all: { retries: 5, maxWaitMs: 3000, onError: 'TooManyRequestsException' },
    },
    'account.graphqlRetry': { all: { retries: 3, firstDelayMs: 300, jitter: true } },
    'botCheck.scriptWaitMs': { all: 2000 },
    'hutStatus.throttleMs': { all: 1000 },
    'products.fetchRetry': { all: { retries: 10, minWaitMs: 500, factor: 2 } },
    'hut.openDays': { all: 7 },
    'timeSlots.startOffsetMs': { uk: undefined, fr: undefined, in: undefined, ca: undefined },
    'experiments.datafileRefreshMs': { all: 600000 },
    'experiments.storagePrefix': { all: 'Experiment::' },
    'experiments.forceParameter': { all: 'optimizely' },
  });
});

describe('the manifests, on localisation and search', () => {
  holdValues({
    'disposition.default': { all: 'delivery' },
    'disposition.supported': {
      uk: ['delivery', 'collection', 'dinein'],
      fr: ['delivery', 'collection', 'dinein'],
      in: ['delivery', 'collection', 'dinein'],
      ca: ['delivery', 'collection'],
    },
    'geocoding.country': { uk: 'gb', fr: 'fr', in: 'in', ca: 'ca' },
    'postcodeCoordinates.enabled': { uk: true, fr: true, in: false, ca: false },
    'huts.nearbyLimit': { all: 5 },
    'huts.nearbyLimitGeolocation': { all: 4 },
    'storeFinder.radiusMetres': { all: 32187 },
    'storeFinder.maxResults': { all: 3 },
    geolocation: { all: { highAccuracy: true, maximumAgeMs: 0, timeoutMs: 5000 } },
    'typeahead.debounceMs': { all: 500 },
    'collectionSearch.logDebounceMs': { all: 1000 },
    'autocomplete.minLength.delivery': { uk: 2, fr: 2, in: 2, ca: 3 },
    'autocomplete.minLength.collection': { all: 2 },
    'places.descriptionSimilarityMax': { all: 0.65 },
    'address.streetNumberMaxLength': { all: 30 },
    'address.testPostcode.postcode': { uk: undefined, fr: 'PIZZA', in: undefined, ca: undefined },
    'address.testPostcode.streetNumber': { uk: undefined, fr: '33', in: undefined, ca: undefined },
    'localise.redirectRewrites': {
      uk: [anyTwenty],
      fr: [anyTwenty, { contains: 'id=undefined', path: '/order/pizzas', sectors: ['fr-1'] }],
      in: [anyTwenty],
      ca: [anyTwenty],
    },
    'localise.skipRedirectHash': { all: 'skipredirect' },
    'switchToCollection.sectors': { uk: ['uk-1'], fr: [], in: [], ca: [] },
  });

  const fits = (market: MarketId, key: 'full' | 'partial', text: string) =>
    new RegExp(textOf(valueIn(market, `postcode.${key}`))).test(text);

  it.each([
    ['uk', ['SW1A 1AA', 'M11AE', 'EC1A 1BB', 'B33 8TH'], ['SW1A', 'SW1A 1A', '12345']],
    ['fr', ['75001', '97400'], ['7500', '750011', 'PIZZA']],
    ['in', ['110001', '560034'], ['011000', '11000', '1100011']],
    ['ca', ['M5V 3L9', 'K1A0B1'], ['D5V 3L9', 'M5V', 'M5V 3L']],
  ] as const)('hold the shape of a whole postcode: %s', (market, right, wrong) => {
    expect(right.filter((text) => !fits(market, 'full', text))).toEqual([]);
    expect(wrong.filter((text) => fits(market, 'full', text))).toEqual([]);
  });

  it.each([
    ['uk', ['SW1A', 'M1', 'EC1A', 'B33'], ['SW1A 1AA', 'SW']],
    ['fr', ['75', '97'], ['7', '750']],
    ['in', ['110', '560'], ['011', '11']],
    ['ca', ['M5V', 'K1A'], ['M5', 'D5V']],
  ] as const)('hold the part of a postcode that names an area: %s', (market, right, wrong) => {
    expect(right.filter((text) => !fits(market, 'partial', text))).toEqual([]);
    expect(wrong.filter((text) => fits(market, 'partial', text))).toEqual([]);
  });
});

describe('the manifests, on accounts, sign-in and loyalty', () => {
  holdValues({
    'account.tenantId': { uk: '44-gbr-delivery', fr: undefined, in: undefined, ca: '01-can' },
    'account.method': {
      uk: 'email-password',
      fr: 'none',
      in: 'phone-code',
      ca: 'email-password',
    },
    'account.socialProviders': { all: ['google', 'facebook', 'apple'] },
    'account.marketingChannels': { all: ['email', 'sms'] },
    'otp.codeDigits': { all: 6 },
    'otp.phone': {
      all: {
        prefix: '+91',
        digits: 12,
        lenientLevels: ['development', 'canary'],
        lenientPrefix: '+',
        lenientMinDigits: 11,
        lenientMaxDigits: 12,
      },
    },
    'loyalty.sectors': { uk: ['uk-1'], fr: [], in: [], ca: ['ca-1', 'ca-2'] },
    'loyalty.hiddenSectors': { uk: ['uk-2'], fr: [], in: [], ca: [] },
    'loyalty.rewardPoints': { all: 5 },
    'loyalty.freeItems': { all: ['garlic-bread', 'breadsticks'] },
    'loyalty.notificationMinBalance': { all: 5 },
    'loyalty.singularAt': { all: 1 },
    'loyalty.minimumOrder': { uk: undefined, fr: undefined, in: undefined, ca: undefined },
  });

  it('give Canada another redeem button than the other markets', () => {
    const buttons = marketIds.map((market) => valueIn(market, 'loyalty.redeemButtonText'));
    const others = 'loyalty.redeem.get-free-food';
    expect(buttons).toEqual([others, others, others, 'loyalty.redeem.redeem-reward']);
  });
});
