import { appleMerchant } from '../../conformance/providers/apple.ts';
import { sampleVariable } from '../../conformance/stand-ins.ts';
import { paidBy, standInOf } from '../../conformance/providers/stand-in.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { stripeStandIn } from './conformance/stand-in.ts';

const standIn = standInOf(
  stripeStandIn({
    secretKey: sampleVariable('STRIPE_SECRET_KEY'),
    webhookSecret: sampleVariable('STRIPE_WEBHOOK_SECRET'),
  }),
);

export default {
  'payment-gateway': [
    {
      name: 'with a stand-in of Stripe',
      setUp: standIn.setUp,
      options: () => ({
        address: standIn.now().url,
        secretKeyVariable: 'STRIPE_SECRET_KEY',
        webhookSecretVariable: 'STRIPE_WEBHOOK_SECRET',
        applePayDomain: 'harbour.example',
        applePayCertificateVariable: 'APPLE_PAY_CERTIFICATE',
        applePayKeyVariable: 'APPLE_PAY_KEY',
      }),
      served: { type: 'form', declared: { flow: 'embedded-frame', frame: 'card-form' } },
      unserved: { type: 'elsewhere', declared: { flow: 'hosted-redirect' } },
      goodProof: paidBy(standIn, 'approve'),
      badProof: paidBy(standIn, 'decline'),
      wallet: { type: 'sheet', payload: { token: JSON.stringify({ id: 'tok_visa' }) } },
      merchant: appleMerchant(standIn.now),
      messageOf: standIn.messageOf,
    },
  ],
} satisfies ConformanceCases;
