import { appleMerchant } from '../../conformance/providers/apple.ts';
import { sampleVariable } from '../../conformance/stand-ins.ts';
import { standInOf } from '../../conformance/providers/stand-in.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { cybersourceStandIn, transientToken } from './conformance/stand-in.ts';

const merchant = {
  merchantId: 'harbour_pizza',
  keyId: '08c94330-f618-42a3-b09d-e1e43be5efda',
  sharedSecret: sampleVariable('CYBERSOURCE_SHARED_SECRET'),
  webhookKey: sampleVariable('CYBERSOURCE_WEBHOOK_KEY'),
};

const standIn = standInOf(cybersourceStandIn(merchant));

/** What a wallet gave; each is good for one try. */
let sealed = '';

export default {
  'payment-gateway': [
    {
      name: 'with a stand-in of Cybersource',
      setUp: () => {
        sealed = transientToken('approve');
        return standIn.setUp();
      },
      options: () => ({
        address: standIn.now().url,
        merchantId: merchant.merchantId,
        keyId: merchant.keyId,
        sharedSecretVariable: 'CYBERSOURCE_SHARED_SECRET',
        webhookKeyVariable: 'CYBERSOURCE_WEBHOOK_KEY',
        applePayDomain: 'harbour.example',
        applePayCertificateVariable: 'APPLE_PAY_CERTIFICATE',
        applePayKeyVariable: 'APPLE_PAY_KEY',
      }),
      served: { type: 'form', declared: { flow: 'embedded-frame', frame: 'card-form' } },
      unserved: { type: 'page', declared: { flow: 'hosted-redirect' } },
      goodProof: async () => transientToken('approve'),
      badProof: async () => transientToken('decline'),
      hasFreeProofs: true,
      wallet: {
        type: 'sheet',
        get payload() {
          return { token: sealed };
        },
      },
      stepUp: {
        type: 'sheet-with-step-up',
        declared: { flow: 'wallet-sheet', payload: 'googlePay', stepUp: true },
        get payload() {
          return { token: sealed };
        },
      },
      merchant: appleMerchant(standIn.now),
      messageOf: async (gateway, payment) => {
        await gateway.authorise(payment, transientToken('approve'));
        return standIn.messageOf(gateway, payment);
      },
    },
  ],
} satisfies ConformanceCases;
