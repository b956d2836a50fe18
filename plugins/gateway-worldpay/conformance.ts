import { sampleVariable } from '../../conformance/stand-ins.ts';
import { paidBy, standInOf } from '../../conformance/providers/stand-in.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { worldpayReturn, worldpayStandIn } from './conformance/stand-in.ts';

const account = {
  merchantCode: 'HARBOURECOM',
  user: sampleVariable('WORLDPAY_USER'),
  password: sampleVariable('WORLDPAY_PASSWORD'),
  macSecret: sampleVariable('WORLDPAY_MAC_SECRET'),
};

const standIn = standInOf(worldpayStandIn(account));

export default {
  'payment-gateway': [
    {
      name: 'with a stand-in of Worldpay',
      setUp: standIn.setUp,
      options: () => ({
        address: standIn.now().url,
        merchantCode: account.merchantCode,
        userVariable: 'WORLDPAY_USER',
        passwordVariable: 'WORLDPAY_PASSWORD',
        macSecretVariable: 'WORLDPAY_MAC_SECRET',
      }),
      served: { type: 'page', declared: { flow: 'embedded-frame', frame: 'provider-page' } },
      unserved: { type: 'form', declared: { flow: 'embedded-frame', frame: 'card-form' } },
      goodProof: paidBy(standIn, 'approve'),
      badProof: paidBy(standIn, 'decline'),
      returned: async (_gateway, { transactionId }) =>
        worldpayReturn(standIn.now().ledger.of(transactionId), account),
      messageOf: async (gateway, payment) => {
        await paidBy(standIn, 'approve')(gateway, payment);
        return standIn.messageOf(gateway, payment);
      },
    },
  ],
} satisfies ConformanceCases;
