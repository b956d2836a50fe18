import type {
  ExtensionContracts,
  ExtensionPointId,
  ServerContracts,
} from './extension-contracts.ts';
import type { BrowserMoment, ExtensionPoint } from './extension-point.ts';
import { accountListenerCalls } from './accounts/account-listener.ts';
import { botTokenCalls } from './accounts/bot-token.ts';
import { fulfilmentExtraCalls } from './basket/fulfilment-extra.ts';
import { signInCalls } from './accounts/sign-in.ts';
import { contactRulesCalls } from './checkout/contact-rules.ts';
import { phoneValidatorCalls } from './checkout/phone-validator.ts';
import { dealKindCalls } from './deals/deal-kind.ts';
import { addressStrategyCalls } from './localisation/address-strategy.ts';
import { experimentSourceCalls } from './experiments/experiment-source.ts';
import { loyaltyRulesCalls } from './loyalty/loyalty-rules.ts';
import { menuCategoryFilterCalls } from './menu/menu-category-filter.ts';
import { orderRequestMapperCalls } from './orders/order-request-mapper.ts';
import { paymentProviderCalls } from './payments/payment-provider.ts';
import { geocoderCalls } from './places/geocoder.ts';
import { analyticsSinkCalls, consentCalls, errorReporterCalls, hostCalls } from './shell/ports.ts';
import { visitServiceCalls } from './shell/visit-services.ts';
import { serverPoints } from './server-points.ts';
import { surchargePolicyCalls } from './surcharges/surcharge-policy.ts';
import { taxPolicyCalls } from './surcharges/tax-policy.ts';

export type {
  ExtensionContracts,
  ExtensionPointId,
  ServerContracts,
  SharedContracts,
} from './extension-contracts.ts';

/** The menu of what can be extended. What fills a point keeps to its contract in `extension-contracts.ts`. */
export const extensionPoints: {
  readonly [Id in ExtensionPointId]: ExtensionPoint<ExtensionContracts[Id]> & {
    readonly loads: Id extends keyof ServerContracts ? 'server' : BrowserMoment;
  };
} = {
  'address-strategy': {
    purpose: 'How a customer gives an address and how the hut for it is found.',
    cardinality: 'one',
    loads: 'page',
    conflict: 'refuse',
    failure: 'stop',
    calls: addressStrategyCalls,
  },
  geocoder: {
    purpose: 'Finds places by name, postcode, id and position.',
    cardinality: 'one',
    loads: 'page',
    conflict: 'refuse',
    failure: 'stop',
    calls: geocoderCalls,
  },
  'phone-validator': {
    purpose: 'Checks and normalises phone numbers.',
    cardinality: 'one',
    loads: 'checkout',
    conflict: 'refuse',
    failure: 'stop',
    calls: phoneValidatorCalls,
  },
  'contact-rules': {
    purpose: 'Names, email and address fields of the checkout form.',
    cardinality: 'one',
    loads: 'checkout',
    conflict: 'refuse',
    failure: 'stop',
    calls: contactRulesCalls,
  },
  'payment-provider': {
    purpose: 'Brings payment types and their flows.',
    cardinality: 'many',
    loads: 'checkout',
    conflict: 'in-order',
    failure: 'skip',
    calls: paymentProviderCalls,
  },
  'menu-category-filter': {
    purpose: 'Narrows the menu categories of a hut.',
    cardinality: 'many',
    loads: 'hut',
    conflict: 'in-order',
    failure: 'skip',
    calls: menuCategoryFilterCalls,
  },
  'order-request-mapper': {
    purpose: 'Builds the order request, each mapper on the result of the one before.',
    cardinality: 'many',
    loads: 'checkout',
    conflict: 'in-order',
    failure: 'stop',
    calls: orderRequestMapperCalls,
  },
  'deal-kind': {
    purpose: 'Prices one kind of deal.',
    cardinality: 'many',
    loads: 'hut',
    conflict: 'first',
    failure: 'stop',
    calls: dealKindCalls,
  },
  'surcharge-policy': {
    purpose: 'Decides which surcharges an order carries.',
    cardinality: 'one',
    loads: 'hut',
    conflict: 'refuse',
    failure: 'stop',
    calls: surchargePolicyCalls,
  },
  'tax-policy': {
    purpose: 'Works out the taxes in or on top of a total.',
    cardinality: 'one',
    loads: 'hut',
    conflict: 'refuse',
    failure: 'stop',
    calls: taxPolicyCalls,
  },
  'fulfilment-extra': {
    purpose:
      'Something more that a hut does for an order at a price, such as making it first. A market without one offers none.',
    cardinality: 'many',
    loads: 'checkout',
    conflict: 'in-order',
    failure: 'stop',
    calls: fulfilmentExtraCalls,
  },
  'loyalty-rules': {
    purpose:
      'Decides what points orders earn and what points buy. A market without one has no loyalty: nothing of it shows, its calls answer 404, and orders say nothing of it.',
    cardinality: 'one',
    mayBeEmpty: true,
    loads: 'page',
    conflict: 'refuse',
    failure: 'default',
    calls: loyaltyRulesCalls,
  },
  host: {
    purpose: 'Where the shop runs and what it can be asked for there.',
    cardinality: 'one',
    loads: 'page',
    conflict: 'first',
    failure: 'default',
    calls: hostCalls,
  },
  'app-host': {
    purpose: 'A native app that shows the shop in a web view: the host there.',
    cardinality: 'many',
    loads: 'web-view',
    conflict: 'first',
    failure: 'default',
    calls: hostCalls,
  },
  'analytics-sink': {
    purpose: 'Receives analytics events.',
    cardinality: 'many',
    loads: 'page',
    conflict: 'in-order',
    failure: 'skip',
    calls: analyticsSinkCalls,
  },
  'error-reporter': {
    purpose: 'Receives errors worth a look.',
    cardinality: 'many',
    loads: 'page',
    conflict: 'in-order',
    failure: 'skip',
    calls: errorReporterCalls,
  },
  consent: {
    purpose: 'Knows what the visitor agreed to.',
    cardinality: 'one',
    loads: 'page',
    conflict: 'refuse',
    failure: 'default',
    calls: consentCalls,
  },
  'experiment-source': {
    purpose:
      'Says which variant of an experiment a visitor is in. A market without one runs no experiments: nobody is in any variant.',
    cardinality: 'many',
    loads: 'page',
    conflict: 'first',
    failure: 'skip',
    calls: experimentSourceCalls,
  },
  'sign-in': {
    purpose:
      'How customers prove who they are. A market without one has no accounts to sign in to: everybody orders as a guest.',
    cardinality: 'one',
    mayBeEmpty: true,
    loads: 'page',
    conflict: 'refuse',
    failure: 'default',
    calls: signInCalls,
  },
  'bot-token': {
    purpose: 'Shows the bot check of the server that a person makes a call.',
    cardinality: 'one',
    mayBeEmpty: true,
    loads: 'page',
    conflict: 'refuse',
    failure: 'default',
    calls: botTokenCalls,
  },
  'account-listener': {
    purpose: 'Tells the native app around the page what happens to the account of the customer.',
    cardinality: 'many',
    loads: 'web-view',
    conflict: 'in-order',
    failure: 'skip',
    calls: accountListenerCalls,
  },
  'session-monitor': {
    purpose: 'Records sessions for support to watch again.',
    cardinality: 'many',
    loads: 'consent',
    conflict: 'in-order',
    failure: 'skip',
    calls: visitServiceCalls,
  },
  'customer-messaging': {
    purpose: 'Lets customers write to the chain from any page.',
    cardinality: 'many',
    loads: 'consent',
    conflict: 'in-order',
    failure: 'skip',
    calls: visitServiceCalls,
  },
  ...serverPoints,
};
