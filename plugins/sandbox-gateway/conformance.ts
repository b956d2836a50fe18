import type { ConformanceCases } from '../../conformance/suites.ts';
import type { OpenedPayment } from '../../core/payments/gateway-payment.ts';
import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';

/** The token of a card that is typed into the form of a payment. */
const typed =
  (number: string) =>
  async (gateway: PaymentGateway, { transactionId }: OpenedPayment) => {
    const card = { number, name: 'Ada', month: '1', year: '2099', securityCode: '123' };
    const entry = await gateway.trial?.enterCard(transactionId, card, new Date(0));
    return entry?.kind === 'card' ? entry.card.cardToken : '';
  };

export default {
  'payment-gateway': [
    {
      name: 'with the records of the installation',
      served: { type: 'form', declared: { flow: 'embedded-frame', frame: 'card-form' } },
      unserved: { type: 'door', declared: { flow: 'offline' } },
      goodProof: typed('4111111111111111'),
      badProof: typed('4000000000000002'),
      returned: async (gateway, { transactionId }) =>
        (await gateway.trial?.returnOf(transactionId)) ?? {},
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
        given: async (gateway, orderId) => {
          const entry = await gateway.trial?.chooseOutcome(orderId, 'approve');
          return { orderId, ...(entry?.kind === 'given' && entry.given) };
        },
      },
      merchant: () => ({
        displayName: 'Harbour',
        merchantIdentifier: 'merchant.example',
        validationUrl: 'https://wallet.example/session',
      }),
      messageOf: async (gateway, { transactionId }) => ({
        headers: {},
        body: (await gateway.trial?.messageOf(transactionId, 'approved')) ?? '',
      }),
    },
  ],
} satisfies ConformanceCases;
