import { sampleVariable } from '../../conformance/stand-ins.ts';
import { paidBy, standInOf } from '../../conformance/providers/stand-in.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { hipayReturn, hipayStandIn } from './conformance/stand-in.ts';

const account = {
  user: sampleVariable('HIPAY_USER'),
  password: sampleVariable('HIPAY_PASSWORD'),
  passphrase: sampleVariable('HIPAY_PASSPHRASE'),
};

const standIn = standInOf(hipayStandIn(account));

export default {
  'payment-gateway': [
    {
      name: 'with a stand-in of HiPay',
      setUp: standIn.setUp,
      options: () => ({
        address: standIn.now().url,
        userVariable: 'HIPAY_USER',
        passwordVariable: 'HIPAY_PASSWORD',
        passphraseVariable: 'HIPAY_PASSPHRASE',
      }),
      served: { type: 'page', declared: { flow: 'hosted-redirect' } },
      unserved: { type: 'form', declared: { flow: 'embedded-frame', frame: 'card-form' } },
      goodProof: paidBy(standIn, 'approve'),
      badProof: paidBy(standIn, 'decline'),
      returned: async (_gateway, { transactionId }) =>
        hipayReturn(standIn.now().ledger.of(transactionId), account),
      messageOf: standIn.messageOf,
    },
  ],
} satisfies ConformanceCases;
