import type { AccountListener } from './accounts/account-listener.ts';
import type { ContactRules } from './checkout/contact-rules.ts';
import type { PhoneValidator } from './checkout/phone-validator.ts';
import type { DealKind } from './deals/deal-kind.ts';
import type { AddressStrategy } from './localisation/address-strategy.ts';
import type { GiftCardService } from './gift-cards/gift-card-service.ts';
import type { MenuCategoryFilter } from './menu/menu-category-filter.ts';
import type { OrderRequestMapper } from './orders/order-request-mapper.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { Geocoder } from './places/geocoder.ts';
import type { AnalyticsSink, AppHost, Consent, ErrorReporter, Host } from './shell/ports.ts';
import type { CustomerMessaging, SessionMonitor } from './shell/visit-services.ts';
import type { SurchargePolicy } from './surcharges/surcharge-policy.ts';
import type { TaxPolicy } from './surcharges/tax-policy.ts';

/** The contract behind every extension point, by the point's id. What is not listed cannot be extended. */
export interface ExtensionContracts {
  'address-strategy': AddressStrategy;
  geocoder: Geocoder;
  'phone-validator': PhoneValidator;
  'contact-rules': ContactRules;
  'payment-provider': PaymentProvider;
  'menu-category-filter': MenuCategoryFilter;
  'order-request-mapper': OrderRequestMapper;
  'deal-kind': DealKind;
  'surcharge-policy': SurchargePolicy;
  'tax-policy': TaxPolicy;
  'gift-card-service': GiftCardService;
  host: Host;
  'app-host': AppHost;
  'analytics-sink': AnalyticsSink;
  'error-reporter': ErrorReporter;
  consent: Consent;
  'account-listener': AccountListener;
  'session-monitor': SessionMonitor;
  'customer-messaging': CustomerMessaging;
}

export type ExtensionPointId = keyof ExtensionContracts;

/**
 * When what fills a point is loaded: with every `page`, with a `hut`, with the `checkout`, after `consent`, in a
 * `web-view` with every page, on the `server` only [ENG-12].
 */
export type LoadMoment = 'page' | 'hut' | 'checkout' | 'consent' | 'web-view' | 'server';

/** One entry of the menu of what can be extended. */
export interface ExtensionPoint {
  /** What the point is for, in one sentence. */
  readonly purpose: string;
  /** `one`: a plugin fills it, no more than one where they conflict. `many`: any number, in the order of the manifest. */
  readonly cardinality: 'one' | 'many';
  readonly loads: LoadMoment;
  /** Two plugins want it: `refuse` at start, `in-order` all of them run, `first` that answers wins. */
  readonly conflict: 'refuse' | 'in-order' | 'first';
  /** It throws: `stop` the flow, `skip` it and report, `default` value in its place. */
  readonly failure: 'stop' | 'skip' | 'default';
}

/** The menu. */
export const extensionPoints: Readonly<Record<ExtensionPointId, ExtensionPoint>> = {
  'address-strategy': {
    purpose: 'How a customer gives an address and how the hut for it is found.',
    cardinality: 'one',
    loads: 'page',
    conflict: 'refuse',
    failure: 'stop',
  },
  geocoder: {
    purpose: 'Finds places by name, postcode, id and position.',
    cardinality: 'one',
    loads: 'page',
    conflict: 'refuse',
    failure: 'stop',
  },
  'phone-validator': {
    purpose: 'Checks and normalises phone numbers.',
    cardinality: 'one',
    loads: 'checkout',
    conflict: 'refuse',
    failure: 'stop',
  },
  'contact-rules': {
    purpose: 'Names, email and address fields of the checkout form.',
    cardinality: 'one',
    loads: 'checkout',
    conflict: 'refuse',
    failure: 'stop',
  },
  'payment-provider': {
    purpose: 'Brings payment types and their flows.',
    cardinality: 'many',
    loads: 'checkout',
    conflict: 'in-order',
    failure: 'skip',
  },
  'menu-category-filter': {
    purpose: 'Narrows the menu categories of a hut.',
    cardinality: 'many',
    loads: 'hut',
    conflict: 'in-order',
    failure: 'skip',
  },
  'order-request-mapper': {
    purpose: 'Builds the order request, each mapper on the result of the one before.',
    cardinality: 'many',
    loads: 'checkout',
    conflict: 'in-order',
    failure: 'stop',
  },
  'deal-kind': {
    purpose: 'Prices one kind of deal.',
    cardinality: 'many',
    loads: 'hut',
    conflict: 'first',
    failure: 'stop',
  },
  'surcharge-policy': {
    purpose: 'Decides which surcharges an order carries.',
    cardinality: 'one',
    loads: 'hut',
    conflict: 'refuse',
    failure: 'stop',
  },
  'tax-policy': {
    purpose: 'Works out the taxes in or on top of a total.',
    cardinality: 'one',
    loads: 'hut',
    conflict: 'refuse',
    failure: 'stop',
  },
  'gift-card-service': {
    purpose: 'Knows gift cards and what they were loaded with.',
    cardinality: 'one',
    loads: 'server',
    conflict: 'refuse',
    failure: 'stop',
  },
  host: {
    purpose: 'Where the shop runs and what it can ask of its surroundings.',
    cardinality: 'one',
    loads: 'page',
    conflict: 'first',
    failure: 'default',
  },
  'app-host': {
    purpose: 'A native app that shows the shop in a web view: the host there.',
    cardinality: 'many',
    loads: 'web-view',
    conflict: 'first',
    failure: 'default',
  },
  'analytics-sink': {
    purpose: 'Receives analytics events.',
    cardinality: 'many',
    loads: 'page',
    conflict: 'in-order',
    failure: 'skip',
  },
  'error-reporter': {
    purpose: 'Receives errors worth a look.',
    cardinality: 'many',
    loads: 'page',
    conflict: 'in-order',
    failure: 'skip',
  },
  consent: {
    purpose: 'Knows what the visitor agreed to.',
    cardinality: 'one',
    loads: 'page',
    conflict: 'refuse',
    failure: 'default',
  },
  'account-listener': {
    purpose: 'Tells the native app around the page what happens to the account of the customer.',
    cardinality: 'many',
    loads: 'web-view',
    conflict: 'in-order',
    failure: 'skip',
  },
  'session-monitor': {
    purpose: 'Records sessions for support to watch again.',
    cardinality: 'many',
    loads: 'consent',
    conflict: 'in-order',
    failure: 'skip',
  },
  'customer-messaging': {
    purpose: 'Lets customers write to the chain from any page.',
    cardinality: 'many',
    loads: 'consent',
    conflict: 'in-order',
    failure: 'skip',
  },
};
