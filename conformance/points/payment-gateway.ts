import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { gatewayStatuses } from '../../core/payments/gateway-status.ts';
import type {
  GatewayMessage,
  NewPayment,
  PaymentGateway,
} from '../../core/payments/payment-gateway.ts';
import type { MerchantQuestion } from '../../core/payments/wallet.ts';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import type { Check, Suite } from '../suite.ts';

/** Brings what the browser would, for a payment that is open. */
type Bring<Brought> = (gateway: PaymentGateway, transactionId: string) => Promise<Brought>;

export interface GatewaySamples {
  /** A type that it serves, opened and then authorised with a proof, and one that it cannot serve. */
  readonly served: { readonly type: string; readonly declared: DeclaredPaymentType };
  readonly unserved: { readonly type: string; readonly declared: DeclaredPaymentType };
  /** A proof with which the gateway approves a payment, and one with which it declines. */
  readonly goodProof: Bring<string>;
  readonly badProof: Bring<string>;
  /** A wallet's type and what its sheet gives for a payment to be held; left out by gateways without wallets. */
  readonly wallet?: { readonly type: string; readonly payload: Readonly<Record<string, unknown>> };
  /** A merchant that it knows at the wallet's maker; left out by gateways without such a wallet. */
  readonly merchant?: MerchantQuestion;
  /** A message of the gateway about a payment, signed by it. */
  readonly messageOf: Bring<GatewayMessage>;
}

/** Opens payments of a gateway; amounts in minor units. */
const openings = (gateway: PaymentGateway, samples: GatewaySamples, currency: string) => {
  const payment = (): NewPayment => ({
    transactionId: `conformance-${randomUUID()}`,
    type: samples.served.type,
    amount: { minor: 1299, currency },
    reference: 'REF1',
  });
  const opened = async (): Promise<string> => {
    const one = payment();
    await gateway.create(one);
    return one.transactionId;
  };
  const approved = async (): Promise<string> => {
    const transactionId = await opened();
    await gateway.authorise(transactionId, await samples.goodProof(gateway, transactionId));
    return transactionId;
  };
  return { payment, opened, approved };
};

type Openings = ReturnType<typeof openings>;
type Promised = (gateway: PaymentGateway, open: Openings) => Promise<void>;

/** How a payment is opened and held [PAY-142]. */
const holdingChecks = (
  { served, unserved, goodProof, badProof, wallet, merchant }: GatewaySamples,
  name: string,
  check: (title: string, promise: Promised) => Check,
): readonly Check[] => [
  check('says what it is called, and serves the types it can and no others', async (gateway) => {
    assert.equal(gateway.id, name);
    assert.equal(typeof gateway.testMode, 'boolean');
    assert.equal(gateway.serves(served.type, served.declared), true);
    assert.equal(gateway.serves(unserved.type, unserved.declared), false);
  }),
  check('lets nobody try it out where it takes money [PAY-83, PAY-141]', async (gateway) => {
    if (gateway.testMode) return;
    assert.deepEqual([gateway.trial, gateway.merchantPath], [undefined, undefined]);
  }),
  check('has the maker of a wallet open a session, where it can [PAY-82]', async (gateway) => {
    assert.equal(gateway.validateMerchant !== undefined, merchant !== undefined);
    if (!merchant) return;
    const session = await gateway.validateMerchant?.(merchant);
    assert.ok(session && Object.keys(session).length > 0);
    if (gateway.testMode) assert.match(gateway.merchantPath ?? '', /^\/\S+$/);
  }),
  check('opens a payment once and gives the same answer again', async (gateway, { payment }) => {
    const one = payment();
    const first = await gateway.create(one);
    assert.deepEqual(await gateway.create(one), first);
    assert.equal(await gateway.status(one.transactionId), 'created');
  }),
  check('knows nothing of a payment it was not asked for', async (gateway) => {
    assert.equal(await gateway.status(`never-opened-${randomUUID()}`), undefined);
  }),
  check('approves and declines, and says so when asked', async (gateway, { opened }) => {
    for (const [status, proof] of [
      ['approved', goodProof],
      ['declined', badProof],
    ] as const) {
      const transactionId = await opened();
      const answer = await gateway.authorise(transactionId, await proof(gateway, transactionId));
      assert.deepEqual(answer, { kind: 'status', status });
      assert.equal(await gateway.status(transactionId), status);
    }
  }),
  check('never approves what it does not understand [GTW-19]', async (gateway, { opened }) => {
    const foreign = await opened();
    for (const proof of ['', 'nonsense', '{}', await goodProof(gateway, foreign)]) {
      const transactionId = await opened();
      try {
        const answer = await gateway.authorise(transactionId, proof);
        assert.notDeepEqual(answer, { kind: 'status', status: 'approved' });
      } catch (error) {
        assert.ok(!(error instanceof assert.AssertionError), String(error));
      }
      assert.notEqual(await gateway.status(transactionId), 'approved');
    }
  }),
  check('gives a repeated try the first answer, without a second hold', async (gateway, open) => {
    const transactionId = await open.opened();
    const proof = await goodProof(gateway, transactionId);
    const tries = Array.from({ length: 4 }, () => gateway.authorise(transactionId, proof));
    for (const answer of await Promise.all(tries)) {
      assert.deepEqual(answer, { kind: 'status', status: 'approved' });
    }
  }),
  check(
    "holds with a wallet's payload at once and once, where it takes wallets",
    async (gateway, open) => {
      if (!wallet) return;
      const payment = { ...open.payment(), type: wallet.type, wallet: wallet.payload };
      for (let tries = 0; tries < 2; tries += 1) {
        assert.deepEqual(await gateway.create(payment), { kind: 'none' });
        assert.equal(await gateway.status(payment.transactionId), 'approved');
      }
      assert.equal(await gateway.capture(payment.transactionId), 'captured');
      assert.deepEqual(await gateway.create(payment), { kind: 'none' });
      assert.equal(await gateway.status(payment.transactionId), 'captured');
    },
  ),
];

/** How held money is taken, let go and given back [PAY-142]. */
const endingChecks = (check: (title: string, promise: Promised) => Check): readonly Check[] => [
  check('captures what it holds, once', async (gateway, { approved }) => {
    const transactionId = await approved();
    for (let tries = 0; tries < 2; tries += 1) {
      assert.equal(await gateway.capture(transactionId), 'captured');
    }
  }),
  check('never captures what it does not hold', async (gateway, { opened, approved }) => {
    assert.equal(await gateway.capture(await opened()), 'created');
    const voided = await approved();
    await gateway.void(voided);
    assert.equal(await gateway.capture(voided), 'voided');
  }),
  check('lets a hold go, once, and an open payment too', async (gateway, { opened, approved }) => {
    for (const transactionId of [await approved(), await opened()]) {
      assert.equal(await gateway.void(transactionId), 'voided');
      assert.equal(await gateway.void(transactionId), 'voided');
      const late = await gateway.authorise(transactionId, 'late');
      assert.deepEqual(late, { kind: 'status', status: 'voided' });
    }
  }),
  check('gives captured money back, once, and does not void it', async (gateway, { approved }) => {
    const transactionId = await approved();
    await gateway.capture(transactionId);
    assert.equal(await gateway.void(transactionId), 'captured');
    assert.equal(await gateway.refund(transactionId), 'refunded');
    assert.equal(await gateway.refund(transactionId), 'refunded');
    assert.equal(await gateway.capture(transactionId), 'refunded');
  }),
  check('gives nothing back that it has not taken', async (gateway, { opened, approved }) => {
    assert.equal(await gateway.refund(await opened()), 'created');
    assert.equal(await gateway.refund(await approved()), 'approved');
  }),
  check('uses the states of the contract only', async (gateway, { approved }) => {
    const status = await gateway.status(await approved());
    assert.ok(
      gatewayStatuses.some((one) => one === status),
      status,
    );
  }),
];

/** What every payment gateway has to do [PAY-142, GTW-01]. */
export const paymentGatewaySuite: Suite<PaymentGateway, GatewaySamples> = (
  { make, manifest, name },
  samples,
) => {
  const check = (title: string, promise: Promised): Check => ({
    title,
    run: () => {
      const gateway = make();
      return promise(gateway, openings(gateway, samples, manifest.currency));
    },
  });
  return [
    ...holdingChecks(samples, name, check),
    ...endingChecks(check),
    check(
      'knows its own messages from any other, to the letter [PAY-150]',
      async (gateway, open) => {
        const [id, otherId] = [await open.opened(), await open.opened()];
        const one = await samples.messageOf(gateway, id);
        const other = await samples.messageOf(gateway, otherId);
        const read = await gateway.verifyNotification(one);
        assert.equal(read?.transactionId, id);
        assert.deepEqual(await gateway.verifyNotification(one), read);
        const changed = one.body.replaceAll(id, otherId);
        const bodies = [changed, '', '€', 'null', '[]', '{}', one.body.slice(1)];
        const foreign = [
          ...bodies.map((body) => ({ headers: one.headers, body })),
          { headers: other.headers, body: changed },
        ];
        for (const message of foreign) {
          assert.equal(await gateway.verifyNotification(message), undefined, message.body);
        }
      },
    ),
  ];
};
