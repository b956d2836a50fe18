import { sampleVariable } from '../../conformance/stand-ins.ts';
import { paidBy, standInOf } from '../../conformance/providers/stand-in.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { popUpAnswer, razorpayStandIn } from './conformance/stand-in.ts';

const account = {
  keyId: 'rzp_test_harbour',
  keySecret: sampleVariable('RAZORPAY_KEY_SECRET'),
  webhookSecret: sampleVariable('RAZORPAY_WEBHOOK_SECRET'),
};

const standIn = standInOf(razorpayStandIn(account));

export default {
  'payment-gateway': [
    {
      name: 'with a stand-in of Razorpay',
      manifest: { currency: 'INR' },
      setUp: standIn.setUp,
      options: () => ({
        address: standIn.now().url,
        keyId: account.keyId,
        keySecretVariable: 'RAZORPAY_KEY_SECRET',
        webhookSecretVariable: 'RAZORPAY_WEBHOOK_SECRET',
      }),
      served: { type: 'pop-up', declared: { flow: 'pop-up' } },
      unserved: { type: 'form', declared: { flow: 'embedded-frame', frame: 'card-form' } },
      goodProof: paidBy(standIn, 'approve'),
      badProof: paidBy(standIn, 'decline'),
      returned: async (gateway, payment) => {
        const id = await paidBy(standIn, 'approve')(gateway, payment);
        return popUpAnswer(standIn.now().ledger.get(id), account);
      },
      messageOf: standIn.messageOf,
    },
  ],
} satisfies ConformanceCases;
