import { sampleVariable } from '../../conformance/stand-ins.ts';
import { paidBy, standInOf } from '../../conformance/providers/stand-in.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { adyenStandIn, sessionResult } from './conformance/stand-in.ts';

const merchantAccount = 'HarbourECOM';

const standIn = standInOf(
  adyenStandIn({
    apiKey: sampleVariable('ADYEN_API_KEY'),
    hmacKey: sampleVariable('ADYEN_HMAC_KEY'),
    merchantAccount,
  }),
);

/** A customer who is through with the session of a payment. */
const throughWith =
  (choice: 'approve' | 'decline') =>
  async (gateway: unknown, payment: { readonly transactionId: string }) => {
    const id = await paidBy(standIn, choice)(gateway, payment);
    return sessionResult(standIn.now().ledger.get(id));
  };

export default {
  'payment-gateway': [
    {
      name: 'with a stand-in of Adyen',
      setUp: standIn.setUp,
      options: () => ({
        address: standIn.now().url,
        merchantAccount,
        apiKeyVariable: 'ADYEN_API_KEY',
        hmacKeyVariable: 'ADYEN_HMAC_KEY',
        applePayDomain: 'harbour.example',
      }),
      served: { type: 'form', declared: { flow: 'embedded-frame', frame: 'card-form' } },
      unserved: { type: 'elsewhere', declared: { flow: 'hosted-redirect' } },
      goodProof: throughWith('approve'),
      badProof: throughWith('decline'),
      wallet: { type: 'sheet', payload: { token: 'a good token' } },
      merchant: () => ({
        displayName: 'Harbour',
        merchantIdentifier: 'merchant.example',
        validationUrl: 'https://wallet.example/session',
      }),
      messageOf: standIn.messageOf,
    },
  ],
} satisfies ConformanceCases;
