import { sampleVariable } from '../../conformance/stand-ins.ts';
import { paidBy, standInOf } from '../../conformance/providers/stand-in.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { phonepeStandIn } from './conformance/stand-in.ts';

const [merchantId, saltIndex] = ['HARBOURUAT', '1'];

const standIn = standInOf(
  phonepeStandIn({ merchantId, saltKey: sampleVariable('PHONEPE_SALT_KEY'), saltIndex }),
);

export default {
  'payment-gateway': [
    {
      name: 'with a stand-in of PhonePe',
      manifest: { currency: 'INR' },
      setUp: standIn.setUp,
      options: () => ({
        address: standIn.now().url,
        merchantId,
        saltKeyVariable: 'PHONEPE_SALT_KEY',
        saltIndex,
      }),
      served: { type: 'page', declared: { flow: 'hosted-redirect' } },
      unserved: { type: 'form', declared: { flow: 'embedded-frame', frame: 'card-form' } },
      opensAs: 'pending',
      goodProof: paidBy(standIn, 'approve', true),
      badProof: paidBy(standIn, 'decline', true),
      messageOf: standIn.messageOf,
    },
  ],
} satisfies ConformanceCases;
