import assert from 'node:assert/strict';
import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import type { RememberedPayments } from '../remembered-payments.ts';
import type { Check } from '../suite.ts';

/** Samples of the ways to pay that some gateways have. */
export interface WaySamples {
  /** A type whose payment waits for a pop-up; left out by gateways without one. */
  readonly popUp?: { readonly type: string; readonly declared: DeclaredPaymentType };
  /**
   * A type whose payer is authenticated first, with what its sheet or pop-up gives for a payer whom the bank does not ask; left
   * out by gateways without one.
   */
  readonly stepUp?: {
    readonly type: string;
    readonly declared: DeclaredPaymentType;
    readonly payload: Readonly<Record<string, unknown>>;
  };
  /** A type whose pop-up approves an order at the provider, with what it gives for one; left out by gateways without one. */
  readonly order?: {
    readonly type: string;
    readonly declared: DeclaredPaymentType;
    readonly given: (
      gateway: PaymentGateway,
      orderId: string,
    ) => Promise<Readonly<Record<string, unknown>>>;
  };
}

/** What a check of a way works with. */
interface Trial {
  readonly gateway: PaymentGateway;
  readonly payments: RememberedPayments;
}

type MakeCheck = (title: string, promise: (trial: Trial) => Promise<void>) => Check;

/** How a customer comes to pay, where the gateway has more than one way [PAY-142]. */
export const wayChecks = (
  { popUp, stepUp, order }: WaySamples,
  check: MakeCheck,
): readonly Check[] => [
  check(
    'opens a payment for its pop-up, and again with the same, where it has one [PAY-29]',
    async (trial) => {
      const { gateway, payments } = trial;
      if (!popUp) return;
      assert.equal(gateway.serves(popUp.type, popUp.declared), true);
      const payment = { ...payments.fresh(), ...popUp };
      const step = await payments.open(payment);
      assert.equal(step.kind, 'pop-up');
      assert.deepEqual(await payments.open(payment), step);
      assert.equal(await payments.status(payment.transactionId), 'created');
    },
  ),
  check(
    'holds nothing before the payer is authenticated, where it does that [PAY-76]',
    async (trial) => {
      const { gateway, payments } = trial;
      if (!stepUp) return;
      const { type, declared, payload: wallet } = stepUp;
      assert.equal(gateway.serves(type, declared), true);
      const payment = { ...payments.fresh(), type, declared, wallet };
      const step = await payments.open(payment);
      assert.ok(step.kind === 'step-up' && step.sessionId !== '');
      assert.deepEqual(await payments.open(payment), step);
      const id = payment.transactionId;
      const checked = (sessionId: string) =>
        payments.stepUp(id, { sessionId, deviceData: '', returnUrl: 'https://shop.example/' });
      assert.equal((await checked(`${step.sessionId}0`)).kind, 'failed');
      assert.notEqual(await payments.status(id), 'approved');
      const result = await checked(step.sessionId);
      assert.ok(result.kind === 'completed');
      assert.notEqual(await payments.status(id), 'approved');
      assert.equal(await payments.authorise(id, result.response), 'approved');
    },
  ),
  check(
    'makes orders at the provider, each good for one payment of its amount, where it does [PAY-118, PAY-119]',
    async (trial) => {
      const { gateway, payments } = trial;
      if (!order) return;
      const { type, declared, given } = order;
      const fresh = () => ({ ...payments.fresh(), type, declared });
      const made = async () => {
        const { amount } = fresh();
        const asked = { type, amount, sector: 'one', hutId: '1' };
        const { orderId } = (await gateway.createOrder?.(asked)) ?? { orderId: '' };
        assert.notEqual(orderId, '');
        return given(gateway, orderId);
      };
      const [wallet, other] = [await made(), await made()];
      assert.notDeepEqual(wallet, other);
      const payment = fresh();
      const more = { ...payment.amount, minor: payment.amount.minor + 1 };
      for (const foreign of [
        { ...fresh(), wallet: other, amount: more },
        { ...fresh(), wallet: {} },
      ]) {
        await payments.open(foreign);
        assert.notEqual(await payments.status(foreign.transactionId), 'approved');
      }
      await payments.open({ ...payment, wallet });
      assert.equal(await payments.status(payment.transactionId), 'approved');
      const second = fresh();
      await payments.open({ ...second, wallet });
      assert.notEqual(await payments.status(second.transactionId), 'approved');
    },
  ),
];
