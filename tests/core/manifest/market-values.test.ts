import { describe, expect, it } from 'vitest';
import { holdValues } from './market-values.ts';
import { marketIds, valueIn } from './real-manifests.ts';

const typesOf = {
  uk: [
    'microform',
    'worldpay',
    'applePay',
    'googlePay',
    'googlePay3DS',
    'visaCheckout',
    'paypal',
    'card',
    'cash',
  ],
  fr: ['hipay', 'card', 'cash/ticket'],
  in: ['razorpay', 'netbanking', 'wallet', 'upi', 'phone-pe', 'paytm', 'card', 'cash'],
  ca: [
    'eigen',
    'vtexCard',
    'applePay',
    'googlePay',
    'paypal',
    'visaCheckout',
    'paylater_debit',
    'paylater_credit',
    'card',
    'cash',
  ],
};

describe('the manifests, on markets and money', () => {
  holdValues({
    sectors: { uk: ['uk-1', 'uk-2'], fr: ['fr-1'], in: ['in-1'], ca: ['ca-1', 'ca-2'] },
    defaultSector: { uk: 'uk-1', fr: 'fr-1', in: 'in-1', ca: 'ca-1' },
    dineInSector: { uk: 'uk-2', fr: 'fr-1', in: 'in-1', ca: 'ca-1' },
    sectorPrefixNormalised: { all: 'SRZ' },
    locales: { uk: ['en-GB'], fr: ['fr-FR', 'en-FR'], in: ['en-IN'], ca: ['en-CA', 'fr-CA'] },
    baseLanguages: { all: ['en', 'fr'] },
    currency: { uk: 'GBP', fr: 'EUR', in: 'INR', ca: 'CAD' },
    'money.decimals': { all: 2 },
    'money.format.symbol': { uk: '£', fr: '€', in: '₹', ca: '$' },
    'money.format.position': { uk: 'before', fr: 'after', in: 'before', ca: 'before' },
    'money.format.space': { uk: false, fr: true, in: false, ca: false },
    'money.format.decimalMark': { all: '.' },
    'money.smallUnits': { uk: { symbol: 'p' }, fr: undefined, in: undefined, ca: { symbol: '¢' } },
    'distance.unit': { uk: 'miles', fr: 'km', in: 'km', ca: 'km' },
    'distance.milesPerMetre': { all: 0.000621371192 },
    'distance.decimals': { all: 1 },
    'accountArea.defaultSector': {
      uk: undefined,
      fr: undefined,
      in: 'in-1',
      ca: undefined,
    },
    'analytics.franceSector': { all: 'fr-1' },
    'analytics.trackedSectors': { uk: ['uk-1', 'uk-2'], fr: ['fr-1'], in: [], ca: [] },
    'features.voucherMarkets': { uk: ['uk'], fr: [], in: ['in'], ca: ['ca'] },
    'features.dealbotWarningMarkets': { uk: ['uk'], fr: [], in: [], ca: [] },
    'tradingDay.boundary': { all: '05:00' },
    'tradingDay.startHour': { uk: 5, fr: 7, in: 5, ca: 5 },
    'eta.hiddenSectors': { uk: ['uk-1'], fr: [], in: [], ca: [] },
  });
});

describe('the manifests, on checkout and contact fields', () => {
  holdValues({
    'checkout.nameFields': {
      uk: ['name'],
      fr: ['firstName', 'lastName'],
      in: ['name'],
      ca: ['firstName', 'lastName'],
    },
    'checkout.emailMaxLength': { uk: 254, fr: 80, in: 254, ca: 254 },
    'checkout.deliveryInstructionsMaxLength': { uk: 255, fr: 30, in: 255, ca: 255 },
    'checkout.marketingMode': { uk: 'opt-in', fr: 'opt-in', in: 'opt-in', ca: 'opt-out' },
    password: { all: { minLength: 8, lowercase: true, uppercase: true, number: true } },
    'phone.validator': { uk: 'uk', fr: 'international', in: 'india', ca: 'north-america' },
    'phone.india': {
      uk: undefined,
      fr: undefined,
      in: {
        digits: 10,
        digitsWithLeadingZero: 11,
        firstDigits: ['6', '7', '8', '9'],
        prefillStrips: '+91',
      },
      ca: undefined,
    },
    'phone.minDigits': { all: 7 },
    'phone.generic': { all: { minDigits: 6, maxDigits: 15, allowedCharacters: ' ()#+' } },
    'tipping.enabled': { uk: true, fr: false, in: true, ca: true },
    'tipping.presets': { uk: [1, 2, 3], fr: [], in: [20, 30, 50], ca: [2, 3, 5] },
    'surcharges.tierUnbounded': { all: 0 },
    'minimumOrder.deliveryDefault': { all: 3.99 },
  });
});

describe('the manifests, on payments', () => {
  holdValues({
    'payments.gateway': { all: 'sandbox' },
    'payments.default': { all: 'card' },
    'payments.types': typesOf,
    'payments.offline': {
      all: ['cash', 'ticket', 'cash/ticket', 'card', 'paylater_debit', 'paylater_credit'],
    },
    'payments.cashBlockedChannels': { uk: [], fr: ['qr-takeaway'], in: [], ca: [] },
    'payments.maxAmount': {
      uk: { cash: 50 },
      fr: {},
      in: { cash: 2000 },
      ca: { paylater_debit: 100, paylater_credit: 100, cash: 100 },
    },
    'payments.surcharge': {
      uk: {},
      fr: {},
      in: {},
      ca: { paylater_debit: 0.5, paylater_credit: 1 },
    },
    'payments.stepUpTimeoutMs': { all: 20000 },
    'payments.collectionTimeoutMs': { all: 10000 },
    'payments.applePayCompletionDelayMs': { all: 500 },
    'payments.walletPayloadWaitMs': { all: 1000 },
    'payments.applePayMerchantIdMapMaxVersion': { all: '3.0.90' },
    'payments.googlePay': {
      all: {
        apiVersion: 2,
        apiVersionMinor: 0,
        testHutEnvironment: 'TEST',
        environment: 'PRODUCTION',
        totalPriceStatus: 'FINAL',
        billingAddressFormat: 'FULL',
        billingPhoneRequired: true,
        emailRequired: true,
      },
    },
    'payments.heldCardReleaseHours': { all: 48 },
    'payments.pollIntervalMs': { all: 3000 },
    'payments.pollTimeoutMs': { all: 120000 },
    'payments.preauthorisationLifeMs': { all: 900000 },
    'payments.tokenLifeMs': { all: 900000 },
  });

  it('list the types of each market in order [CST-42, PAY-09, PAY-10, PAY-11, PAY-12]', () => {
    const found = marketIds.map((market) => [market, valueIn(market, 'payments.types')]);
    expect(Object.fromEntries(found)).toEqual(typesOf);
  });
});

describe('the manifests, on orders and tracking', () => {
  holdValues({
    'orders.historyLimit': { all: 1 },
    tracking: {
      all: { maxStep: 4, almostArrivedEtaMinutes: 1, stepMs: 15000, pollMs: 10000 },
    },
    'pos.adapter': { all: 'kitchen-simulator' },
    'pos.paceSeconds': { all: 5 },
  });
});
