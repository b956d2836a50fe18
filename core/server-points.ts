import type { ServerContracts } from './extension-contracts.ts';
import type { ExtensionPoint } from './extension-point.ts';
import { addressSourceCalls } from './address/address-source.ts';
import { botCheckCalls } from './accounts/bot-check.ts';
import { identityProviderCalls } from './accounts/identity-provider.ts';
import { passwordKeeperCalls } from './accounts/password-keeper.ts';
import { mailerCalls } from './accounts/mailer.ts';
import { smsSenderCalls } from './accounts/sms-sender.ts';
import { giftCardServiceCalls } from './gift-cards/gift-card-service.ts';
import { catalogueSourceCalls } from './menu/catalogue-source.ts';
import { orderHoldCalls } from './orders/order-hold.ts';
import { orderLettersCalls } from './orders/order-letters.ts';
import { paymentGatewayCalls } from './payments/payment-gateway.ts';
import { pointOfSaleCalls } from './tracking/point-of-sale.ts';

/** The points that only the server loads, which plugins fill in their `server.ts` [ENG-15]. Browsers get none of it. */
export const serverPoints: {
  readonly [Id in keyof ServerContracts]: ExtensionPoint<ServerContracts[Id]> & {
    readonly loads: 'server';
  };
} = {
  'catalogue-source': {
    purpose: "Where a market's huts, products, deals and so on are read from.",
    cardinality: 'one',
    loads: 'server',
    conflict: 'refuse',
    failure: 'stop',
    calls: catalogueSourceCalls,
  },
  'gift-card-service': {
    purpose: 'Knows gift cards and what they were loaded with.',
    cardinality: 'one',
    loads: 'server',
    conflict: 'refuse',
    failure: 'stop',
    mostFailures: 5,
    calls: giftCardServiceCalls,
  },
  'payment-gateway': {
    purpose:
      'Holds, takes and gives back money at a payment provider. A market without one takes only what is paid at the door.',
    cardinality: 'many',
    loads: 'server',
    conflict: 'in-order',
    failure: 'stop',
    mostFailures: 20,
    calls: paymentGatewayCalls,
  },
  mailer: {
    purpose:
      'Sends letters to customers. A market without one sends none: who needs a code by letter gets none, and the log says so.',
    cardinality: 'one',
    mayBeEmpty: true,
    loads: 'server',
    conflict: 'refuse',
    failure: 'stop',
    mostFailures: 10,
    calls: mailerCalls,
  },
  'sms-sender': {
    purpose:
      'Sends text messages to customers. A market without one sends none: who needs a code by message gets none, and orders are not told of by text messages.',
    cardinality: 'one',
    mayBeEmpty: true,
    loads: 'server',
    conflict: 'refuse',
    failure: 'stop',
    mostFailures: 10,
    calls: smsSenderCalls,
  },
  'order-hold': {
    purpose:
      'Keeps what orders name of a fulfilment extra, in the transaction that stores the order. In a market without one no order can have such an extra.',
    cardinality: 'many',
    loads: 'server',
    conflict: 'in-order',
    failure: 'stop',
    calls: orderHoldCalls,
  },
  'order-letters': {
    purpose:
      'Writes to customers when their order is placed, fails or is refunded. A market without one writes nothing of orders.',
    cardinality: 'one',
    mayBeEmpty: true,
    loads: 'server',
    conflict: 'refuse',
    failure: 'default',
    calls: orderLettersCalls,
  },
  'point-of-sale': {
    purpose:
      'Takes the orders of a hut. In a market without one they wait until the hut fetches them from its list.',
    cardinality: 'many',
    loads: 'server',
    conflict: 'in-order',
    failure: 'stop',
    calls: pointOfSaleCalls,
  },
  'identity-provider': {
    purpose:
      'Signs customers in by an account that they have elsewhere. A market without one offers no social sign-in.',
    cardinality: 'many',
    loads: 'server',
    conflict: 'in-order',
    failure: 'stop',
    mostFailures: 10,
    calls: identityProviderCalls,
  },
  'password-keeper': {
    purpose:
      "Keeps the passwords of customers somewhere else. A market without one keeps digests of them in the server's own database.",
    cardinality: 'one',
    mayBeEmpty: true,
    loads: 'server',
    conflict: 'refuse',
    failure: 'stop',
    mostFailures: 10,
    calls: passwordKeeperCalls,
  },
  'bot-check': {
    purpose:
      'Tells people from programs where accounts are made and codes are sent. A market without one has the limits of calls only.',
    cardinality: 'one',
    mayBeEmpty: true,
    loads: 'server',
    conflict: 'refuse',
    failure: 'default',
    mostFailures: 10,
    calls: botCheckCalls,
  },
  'address-source': {
    purpose:
      'Knows the addresses of a postcode, for customers to pick theirs. In a market without one they type it.',
    cardinality: 'one',
    mayBeEmpty: true,
    loads: 'server',
    conflict: 'refuse',
    failure: 'default',
    mostFailures: 10,
    calls: addressSourceCalls,
  },
};
