import { sampleVariable } from '../../conformance/stand-ins.ts';
import { paidBy, standInOf } from '../../conformance/providers/stand-in.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { paytmStandIn } from './conformance/stand-in.ts';

const [merchantId, websiteName] = ['HarbourMID', 'DEFAULT'];

/** Named so that what stands for its value has the 16 characters of a key. */
const merchantKeyVariable = 'PAYTM_K';

const standIn = standInOf(
  paytmStandIn({ merchantId, merchantKey: sampleVariable(merchantKeyVariable), websiteName }),
);

export default {
  'payment-gateway': [
    {
      name: 'with a stand-in of Paytm',
      manifest: { currency: 'INR' },
      setUp: standIn.setUp,
      options: () => ({
        address: standIn.now().url,
        merchantId,
        merchantKeyVariable,
        websiteName,
      }),
      served: { type: 'page', declared: { flow: 'hosted-redirect' } },
      unserved: { type: 'form', declared: { flow: 'embedded-frame', frame: 'card-form' } },
      goodProof: paidBy(standIn, 'approve', true),
      badProof: paidBy(standIn, 'decline', true),
      messageOf: standIn.messageOf,
    },
  ],
} satisfies ConformanceCases;
