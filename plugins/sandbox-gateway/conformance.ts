import { sampleVariable } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import type { OpenedPayment } from '../../core/payments/gateway-payment.ts';
import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';
import { serveProvider } from './conformance/served-provider.ts';
import { signedMessage, signer } from './provider/signed-words.ts';

let provider: Awaited<ReturnType<typeof serveProvider>> | undefined;

/** What a page of the provider is told. */
async function told<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${provider?.url}/sandbox/gateway/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

/** The token of a card that is typed into the form of a payment. */
const typed =
  (number: string) =>
  async (_gateway: PaymentGateway, { transactionId }: OpenedPayment) => {
    const card = { number, name: 'Ada', month: '1', year: '2099', securityCode: '123' };
    const { token } = await told<{ token?: string }>(`frame/${transactionId}/token`, card);
    return token ?? '';
  };

/** What a button of a page comes to. */
const pressed = (transactionId: string, outcome: string) =>
  told<Readonly<Record<string, string>>>(`pay/${transactionId}`, { outcome });

const sign = signer(async () => sampleVariable('SANDBOX_SIGNING_KEY'));

export default {
  'payment-gateway': [
    {
      name: 'with the provider of this folder',
      setUp: async () => {
        provider = await serveProvider(sampleVariable);
        return provider.close;
      },
      options: () => ({
        address: provider?.url,
        apiKeyVariable: 'SANDBOX_API_KEY',
        signingKeyVariable: 'SANDBOX_SIGNING_KEY',
      }),
      served: { type: 'form', declared: { flow: 'embedded-frame', frame: 'card-form' } },
      unserved: { type: 'door', declared: { flow: 'offline' } },
      goodProof: typed('4111111111111111'),
      badProof: typed('4000000000000002'),
      returned: async (_gateway, { transactionId }) => ({
        orderid: transactionId,
        hash: await sign(['return', transactionId, '']),
      }),
      wallet: { type: 'sheet', payload: { token: { paymentData: 'sandbox:approve' } } },
      popUp: { type: 'window', declared: { flow: 'pop-up' } },
      stepUp: {
        type: 'authenticated',
        declared: { flow: 'wallet-sheet', payload: 'sheet', stepUp: true },
        payload: { token: 'sandbox:approve' },
      },
      order: {
        type: 'approved',
        declared: { flow: 'pop-up', payload: 'approved' },
        given: async (_gateway, orderId) => {
          const { type: _kind, ...given } = await pressed(orderId, 'approve');
          return { orderId, ...given };
        },
      },
      merchant: () => ({
        displayName: 'Harbour',
        merchantIdentifier: 'merchant.example',
        validationUrl: 'https://wallet.example/session',
      }),
      messageOf: async (_gateway, { transactionId }) => ({
        headers: {},
        body: await signedMessage(transactionId, 'approved', sign),
      }),
    },
  ],
} satisfies ConformanceCases;
