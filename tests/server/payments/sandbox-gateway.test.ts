import { SandboxGateway } from '../../../plugins/sandbox-gateway/sandbox-gateway.ts';
import { LateInstallation } from '../../../server/open-installation.ts';
import { paymentGatewayConformance } from '../../conformance/payment-gateway.ts';
import { engines } from '../storage/engines.ts';

const [embedded] = engines;

paymentGatewayConformance('sandbox', async () => {
  if (!embedded) throw new Error('The embedded database is always there.');
  const { database, stop } = await embedded.start();
  const installation = new LateInstallation();
  installation.open({ database, settleDelayMs: 60_000 });
  const gateway = new SandboxGateway(installation);
  const { trial } = gateway;
  const tokenOf = async (transactionId: string, number: string): Promise<string> => {
    const card = { number, name: 'Ada', month: '1', year: '2099', securityCode: '123' };
    const entry = await trial.enterCard(transactionId, card, new Date(0));
    return entry.kind === 'card' ? entry.card.cardToken : '';
  };
  return {
    gateway,
    goodToken: (transactionId) => tokenOf(transactionId, '4111111111111111'),
    badToken: (transactionId) => tokenOf(transactionId, '4000000000000002'),
    goodWallet: { token: { paymentData: 'sandbox:approve' } },
    messageOf: async (transactionId) => ({
      headers: {},
      body: await trial.messageOf(transactionId, 'approved'),
    }),
    close: stop,
  };
});
