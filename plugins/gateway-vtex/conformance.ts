import { sampleVariable } from '../../conformance/stand-ins.ts';
import { standInOf } from '../../conformance/providers/stand-in.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { cardToken, vtexStandIn } from './conformance/stand-in.ts';

const standIn = standInOf(
  vtexStandIn({
    appKey: sampleVariable('VTEX_APP_KEY'),
    appToken: sampleVariable('VTEX_APP_TOKEN'),
  }),
);

export default {
  'payment-gateway': [
    {
      name: "with a stand-in of a provider of VTEX's protocol",
      setUp: standIn.setUp,
      options: () => ({
        address: standIn.now().url,
        merchantName: 'harbour',
        appKeyVariable: 'VTEX_APP_KEY',
        appTokenVariable: 'VTEX_APP_TOKEN',
        callbackSecretVariable: 'VTEX_CALLBACK_SECRET',
      }),
      served: { type: 'form', declared: { flow: 'embedded-frame', frame: 'checkout-form' } },
      unserved: { type: 'page', declared: { flow: 'embedded-frame', frame: 'provider-page' } },
      goodProof: async () => cardToken('approve'),
      badProof: async () => cardToken('decline'),
      hasFreeProofs: true,
      wallet: { type: 'form', payload: { token: cardToken('approve'), brand: 'visa' } },
      messageOf: async (gateway, payment) => {
        await gateway.authorise(payment, cardToken('approve'));
        return standIn.messageOf(gateway, payment);
      },
    },
  ],
} satisfies ConformanceCases;
