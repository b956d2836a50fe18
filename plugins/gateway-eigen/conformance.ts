import { sampleVariable } from '../../conformance/stand-ins.ts';
import type { LedgerPayment } from '../../conformance/providers/ledger.ts';
import { standInOf } from '../../conformance/providers/stand-in.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import type { OpenedPayment } from '../../core/payments/gateway-payment.ts';
import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';
import { eigenReturn, eigenStandIn } from './conformance/stand-in.ts';

const account = {
  merchantId: 'harbour',
  pageSecret: sampleVariable('EIGEN_PAGE_SECRET'),
  terminalId: 'HARBOUR1',
  directSecret: sampleVariable('EIGEN_DIRECT_SECRET'),
};

const standIn = standInOf(eigenStandIn(account));

/** A payment as the card page has it, which a browser opens. */
const onPage = ({ transactionId, amount }: OpenedPayment): LedgerPayment => {
  const { ledger } = standIn.now();
  return ledger.byReference(transactionId) ?? ledger.open(transactionId, amount);
};

const returned = (payment: OpenedPayment) =>
  eigenReturn(onPage(payment), standIn.now().ledger, account);

/** A customer whom the card page leads back, which the shop looks at first; nothing else is brought. */
const ledBack =
  (choice: 'approve' | 'decline') => async (gateway: PaymentGateway, payment: OpenedPayment) => {
    standIn.now().ledger.choose(onPage(payment), choice);
    await gateway.verifyReturn?.(payment, returned(payment));
    return '';
  };

export default {
  'payment-gateway': [
    {
      name: 'with a stand-in of Eigen',
      manifest: { currency: 'CAD' },
      setUp: standIn.setUp,
      options: () => ({
        address: `${standIn.now().url}/terminal`,
        merchantId: account.merchantId,
        pageSecretVariable: 'EIGEN_PAGE_SECRET',
        terminalId: account.terminalId,
        directSecretVariable: 'EIGEN_DIRECT_SECRET',
        currency: 'CAD',
        releaseCode: '5',
      }),
      served: { type: 'page', declared: { flow: 'embedded-frame', frame: 'provider-page' } },
      unserved: { type: 'form', declared: { flow: 'embedded-frame', frame: 'card-form' } },
      goodProof: ledBack('approve'),
      badProof: ledBack('decline'),
      returned: async (_gateway, payment) => returned(payment),
      messageOf: async (_gateway, payment) => standIn.now().messageOf(onPage(payment)),
    },
  ],
} satisfies ConformanceCases;
