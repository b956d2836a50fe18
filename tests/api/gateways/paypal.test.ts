import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LedgerPayment } from '../../../conformance/providers/ledger.ts';
import { newTransactionId } from '../../../conformance/remembered-payments.ts';
import type { NewPayment, OpenedPayment } from '../../../core/payments/gateway-payment.ts';
import type { PaymentGateway } from '../../../core/payments/payment-gateway.ts';
import {
  approveOnly,
  authorisationOf,
  payerId,
} from '../../../plugins/gateway-paypal/conformance/orders.ts';
import { paypalStandIn } from '../../../plugins/gateway-paypal/conformance/stand-in.ts';
import { GatewayTrial, type Outcome } from './gateway-trial.ts';

const account = { clientId: 'AZ-harbour', clientSecret: 'a secret', webhookId: '8PT597110X' };
const amount = { minor: 1299, currency: 'GBP' };

let trial: GatewayTrial;
let gateway: PaymentGateway;
beforeAll(async () => {
  trial = await GatewayTrial.start({
    market: 'uk',
    gateway: 'paypal',
    type: 'paypal',
    provider: paypalStandIn(account),
    options: {
      clientId: account.clientId,
      clientSecretVariable: 'PAYPAL_CLIENT_SECRET',
      webhookId: account.webhookId,
    },
    variables: { PAYPAL_CLIENT_SECRET: account.clientSecret },
  });
  const market = trial.server.dependencies.markets.byId('uk')?.market;
  const found = market?.extensions.all('payment-gateway').find(({ id }) => id === 'paypal');
  if (!found) throw new Error('The market has no PayPal.');
  gateway = found;
});
afterAll(() => trial.close());

const facts = () => ({
  type: 'paypal',
  amount,
  reference: 'HARBOUR1',
  transactionId: newTransactionId(),
});

/** An order that the pop-up has had approved. */
function approvedOrder(outcome: Outcome = 'approve', money = amount): LedgerPayment {
  const { ledger } = trial.standIn;
  const order = ledger.open('made before', money, {}, randomBytes(8).toString('hex').toUpperCase());
  ledger.choose(order, outcome);
  return order;
}

const given = (order: LedgerPayment, payer = payerId) => ({
  orderId: order.id,
  payerId: payer,
  authorizationId: authorisationOf(order),
});

/** Opens a payment with what the pop-up gave. */
async function opened(wallet: object, payment: NewPayment = facts()): Promise<OpenedPayment> {
  const { memory = {} } = await gateway.open({ ...payment, wallet: { ...wallet } });
  return { ...payment, memory };
}

const statusOf = async (payment: OpenedPayment) => (await gateway.status(payment))?.status;

it('makes an order at PayPal for the pop-up, of what is asked [GTW-16]', async () => {
  const asked = { sector: 'uk-1', hutId: '1101', amount: 12.5, currency: 'GBP' };
  const path = '/v1/payment-providers/paypal/orders';
  const { status, body } = await trial.server.post<{ readonly orderId: string }>(path, asked);
  expect(status).toBe(200);
  const made = trial.standIn.ledger.get(body.orderId);
  expect(made.amount).toEqual({ minor: 1250, currency: 'GBP' });
});

it('holds what the pop-up had approved, takes it once and gives it back once [GTW-16]', async () => {
  const order = approvedOrder();
  const payment = await opened(given(order));
  expect(await statusOf(payment)).toBe('approved');
  const taken = await Promise.all([1, 2].map(() => gateway.capture(payment, amount)));
  expect(taken.map(({ status }) => status)).toEqual(['captured', 'captured']);
  for (let tries = 0; tries < 2; tries += 1) {
    expect((await gateway.refund(payment, { key: 'whole', amount })).status).toBe('refunded');
  }
  expect(trial.standIn.ledger.given(order)).toBe(1299);
});

it.each([
  ['decline', 'declined'],
  ['pending', 'pending'],
] as const)('says what PayPal says when the bank would %s [GTW-16]', async (outcome, status) => {
  expect(await statusOf(await opened(given(approvedOrder(outcome))))).toBe(status);
});

it('declines what does not belong together, or holds another amount [GTW-16, GTW-19]', async () => {
  const order = approvedOrder();
  const wrong = [
    given(order, 'PAYER2'),
    { ...given(order), authorizationId: authorisationOf(approvedOrder()) },
    { ...given(order), orderId: '../../v1/orders' },
    given(approvedOrder('approve', { minor: 1298, currency: 'GBP' })),
    given(approvedOrder('approve', { minor: 1300, currency: 'GBP' })),
    given(approvedOrder('approve', { minor: 1299, currency: 'USD' })),
    {},
  ];
  for (const wallet of wrong) expect(await statusOf(await opened(wallet))).toBe('declined');
});

it('authorises what was approved only, once, when the pop-up gives the id of the order alone [GTW-16]', async () => {
  const { ledger, calls } = trial.standIn;
  const order = ledger.open(
    'made before',
    amount,
    {},
    randomBytes(8).toString('hex').toUpperCase(),
  );
  const [early, payment] = [facts(), facts()];
  const wallet = { orderId: order.id, payerId: '', authorizationId: '' };
  approveOnly(order, 'approve');
  const cheap = { ...facts(), amount: { ...amount, minor: 1298 } };
  expect(await statusOf(await opened(wallet, cheap))).toBe('declined');
  expect(await statusOf(await opened({ ...wallet, payerId: 'PAYER2' }))).toBe('declined');
  const both = await Promise.all([opened(wallet, payment), opened(wallet, payment)]);
  expect(await Promise.all(both.map(statusOf))).toEqual(['approved', 'approved']);
  expect(order.state).toBe('held');
  expect(calls.filter((call) => call.endsWith(`${order.id}/authorize`)).length).toBeLessThan(3);
  expect(await statusOf(await opened(wallet, early))).toBe('declined');
});

it('declines an order that the customer did not approve, or that the bank refuses [GTW-16]', async () => {
  const { ledger } = trial.standIn;
  for (const bank of [undefined, 'decline'] as const) {
    const id = randomBytes(8).toString('hex').toUpperCase();
    const order = ledger.open('made before', amount, {}, id);
    if (bank) approveOnly(order, bank);
    expect(await statusOf(await opened({ orderId: order.id }))).toBe('declined');
    expect(order.state).toBe('open');
  }
});

it('takes what the pop-up gave for one payment only [GTW-16]', async () => {
  const wallet = given(approvedOrder());
  const [first, second] = [facts(), facts()];
  expect(await statusOf(await opened(wallet, first))).toBe('approved');
  expect(await statusOf(await opened(wallet, second))).toBe('declined');
  expect(await statusOf(await opened(wallet, first))).toBe('approved');
});

it('approves nothing that it does not understand [GTW-16, GTW-19]', async () => {
  const payment = await opened(given(approvedOrder()));
  const asked = trial.lying({ status: 'FROBNICATED' }, () => gateway.status(payment));
  await expect(asked).rejects.toThrow('HARBOUR1');
  const more = await trial.lying({ minorMore: 1 }, () => gateway.status(payment));
  expect(more?.amount).toEqual({ minor: 1300, currency: 'GBP' });
});

it('knows messages of PayPal from any other, and one that was sent twice [GTW-16]', async () => {
  const order = approvedOrder();
  const payment = await opened(given(order));
  const message = trial.standIn.messageOf(order);
  const notice = await gateway.verifyNotification(message);
  expect(notice?.transactionId).toBe(payment.transactionId);
  expect(await gateway.verifyNotification(message)).toEqual(notice);
  const other = approvedOrder();
  await opened(given(other));
  const forged = { ...message, body: message.body.replaceAll(order.id, other.id) };
  expect(await gateway.verifyNotification(forged)).toBeUndefined();
  expect(await trial.tell(forged)).toBe(401);
  expect(await gateway.verifyNotification({ headers: {}, body: message.body })).toBeUndefined();
});

it('opens nothing while PayPal is down, and the same payment afterwards [GTW-16, GTW-20]', async () => {
  const [wallet, payment] = [given(approvedOrder()), facts()];
  await expect(trial.lying({ isDown: true }, () => opened(wallet, payment))).rejects.toThrow(
    'HARBOUR1',
  );
  expect(await statusOf(await opened(wallet, payment))).toBe('approved');
});
