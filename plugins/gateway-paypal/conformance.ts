import { randomBytes } from 'node:crypto';
import { sampleVariable } from '../../conformance/stand-ins.ts';
import { paidBy, standInOf } from '../../conformance/providers/stand-in.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { approveOnly, authorisationOf, payerId } from './conformance/orders.ts';
import { paypalStandIn } from './conformance/stand-in.ts';

const account = {
  clientId: 'AZ-harbour',
  clientSecret: sampleVariable('PAYPAL_CLIENT_SECRET'),
  webhookId: '8PT597110X687430LKGECATA',
};

const standIn = standInOf(paypalStandIn(account));

/** What the pop-up gave for an order that a customer has approved, of what the checks open. */
let approved: Readonly<Record<string, string>> = {};

export default {
  'payment-gateway': [
    {
      name: 'with a stand-in of PayPal',
      setUp: async () => {
        const leave = await standIn.setUp();
        const { ledger } = standIn.now();
        const amount = { minor: 1299, currency: 'XTS' };
        const id = randomBytes(8).toString('hex').toUpperCase();
        const payment = ledger.open('made before', amount, {}, id);
        ledger.choose(payment, 'approve');
        approved = { orderId: id, payerId, authorizationId: authorisationOf(payment) };
        return leave;
      },
      options: () => ({
        address: standIn.now().url,
        clientId: account.clientId,
        clientSecretVariable: 'PAYPAL_CLIENT_SECRET',
        webhookId: account.webhookId,
      }),
      served: { type: 'pop-up', declared: { flow: 'pop-up', payload: 'paypal' } },
      unserved: { type: 'form', declared: { flow: 'embedded-frame', frame: 'card-form' } },
      goodProof: paidBy(standIn, 'approve'),
      badProof: paidBy(standIn, 'decline'),
      wallet: {
        type: 'pop-up',
        get payload() {
          return approved;
        },
      },
      order: {
        type: 'pop-up',
        declared: { flow: 'pop-up', payload: 'paypal' },
        given: async (_gateway, orderId) => {
          approveOnly(standIn.now().ledger.get(orderId), 'approve');
          return { orderId };
        },
      },
      messageOf: standIn.messageOf,
    },
  ],
} satisfies ConformanceCases;
