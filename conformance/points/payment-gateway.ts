import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type {
  GatewayMessage,
  NewPayment,
  OpenedPayment,
  ReturnQuery,
} from '../../core/payments/gateway-payment.ts';
import { gatewayStatuses } from '../../core/payments/gateway-status.ts';
import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';
import type { MerchantQuestion } from '../../core/payments/wallet.ts';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import { newTransactionId, RememberedPayments } from '../remembered-payments.ts';
import type { Check, Suite } from '../suite.ts';
import { wayChecks, type WaySamples } from './payment-ways.ts';

/** Brings what the browser would, for a payment that is open. */
type Bring<Brought> = (gateway: PaymentGateway, payment: OpenedPayment) => Promise<Brought>;

export interface GatewaySamples extends WaySamples {
  /** A type that it serves, opened and then authorised with a token, and one that it cannot serve. */
  readonly served: { readonly type: string; readonly declared: DeclaredPaymentType };
  readonly unserved: { readonly type: string; readonly declared: DeclaredPaymentType };
  /** How a payment that was just opened stands, where its provider tells it from no pending one: `created` elsewhere. */
  readonly opensAs?: 'created' | 'pending';
  /** A token with which the gateway approves a payment, and one with which it declines. */
  readonly goodProof: Bring<string>;
  readonly badProof: Bring<string>;
  /** Tokens name the card and no payment, so that any one payment may be paid with them. */
  readonly hasFreeProofs?: true;
  /** The query of a return address that the provider signed; left out by gateways that verify none. */
  readonly returned?: Bring<ReturnQuery>;
  /** A wallet's type and what its sheet gives for a payment to be held; left out by gateways without wallets. */
  readonly wallet?: { readonly type: string; readonly payload: Readonly<Record<string, unknown>> };
  /** A merchant that it knows at the wallet's maker, once it is set up; left out by gateways without such a wallet. */
  readonly merchant?: () => MerchantQuestion;
  /** A message of the gateway about a payment, signed by it. */
  readonly messageOf: Bring<GatewayMessage>;
}

/** What a check of a gateway works with. */
interface Trial {
  readonly gateway: PaymentGateway;
  readonly payments: RememberedPayments;
  /** Opens a payment and has it approved; its transaction id. */
  readonly approved: () => Promise<string>;
}

/** What is opened: whole minor units of the market's currency. */
const sampleMinor = 1299;

function trialOf(gateway: PaymentGateway, samples: GatewaySamples, currency: string): Trial {
  const { type } = samples.served;
  const payments = new RememberedPayments(gateway, {
    type,
    amount: { minor: sampleMinor, currency },
  });
  const approved = async (): Promise<string> => {
    const id = await payments.opened();
    await payments.authorise(id, await samples.goodProof(gateway, payments.of(id)));
    return id;
  };
  return { gateway, payments, approved };
}

type MakeCheck = (title: string, promise: (trial: Trial) => Promise<void>) => Check;

/** Whether a call is answered without an approval, or not at all. */
const isNoApproval = async (call: Promise<string>): Promise<boolean> =>
  call.then(
    (status) => status !== 'approved',
    () => true,
  );

/** How a payment is opened and held [PAY-142]. */
const holdingChecks = (
  {
    opensAs = 'created',
    hasFreeProofs,
    served,
    unserved,
    goodProof,
    badProof,
    wallet,
    merchant,
  }: GatewaySamples,
  name: string,
  check: MakeCheck,
): readonly Check[] => [
  check('says what it is called, and serves the types it can and no others', async (trial) => {
    const { gateway } = trial;
    assert.equal(gateway.id, name);
    assert.equal(typeof gateway.testMode, 'boolean');
    assert.equal(gateway.serves(served.type, served.declared), true);
    assert.equal(gateway.serves(unserved.type, unserved.declared), false);
  }),
  check('lets nobody try it out where it takes money [PAY-83, PAY-141]', async ({ gateway }) => {
    if (gateway.testMode) return;
    assert.ok(!gateway.merchantPath && !gateway.scriptsPath);
  }),
  check('has the maker of a wallet open a session, where it can [PAY-82]', async ({ gateway }) => {
    assert.equal(gateway.validateMerchant !== undefined, merchant !== undefined);
    if (!merchant) return;
    const session = await gateway.validateMerchant?.(merchant());
    assert.ok(session && Object.keys(session).length > 0);
    const { merchantPath, scriptsPath } = gateway;
    if (gateway.testMode) assert.match(`${merchantPath} ${scriptsPath}`, /^\/\S+ \/\S+$/);
  }),
  check('opens a payment once and gives the same answer again', async ({ payments }) => {
    const one = payments.fresh();
    const first = await payments.open(one);
    assert.deepEqual(await payments.open(one), first);
    assert.equal(await payments.status(one.transactionId), opensAs);
  }),
  check('knows nothing of a payment it was not asked for', async ({ payments }) => {
    assert.equal(await payments.status(newTransactionId()), undefined);
  }),
  check('approves and declines, and says so when asked', async ({ gateway, payments }) => {
    for (const [status, proof] of [
      ['approved', goodProof],
      ['declined', badProof],
    ] as const) {
      const id = await payments.opened();
      assert.equal(await payments.authorise(id, await proof(gateway, payments.of(id))), status);
      assert.equal(await payments.status(id), status);
    }
  }),
  check('names the amount that it holds, if any, as it was asked [GTW-19]', async (trial) => {
    const { payments, approved } = trial;
    const id = await approved();
    const { amount } = (await payments.state(id)) ?? {};
    assert.ok(amount === undefined || amount.minor === sampleMinor, String(amount?.minor));
    assert.ok(amount === undefined || amount.currency === payments.of(id).amount.currency);
  }),
  check('never approves what it does not understand [GTW-19]', async ({ gateway, payments }) => {
    const foreign = hasFreeProofs
      ? []
      : [await goodProof(gateway, payments.of(await payments.opened()))];
    for (const proof of ['', 'nonsense', '{}', ...foreign]) {
      const id = await payments.opened();
      assert.ok(await isNoApproval(payments.authorise(id, proof)), proof);
      assert.notEqual(await payments.status(id), 'approved');
    }
  }),
  check('gives a repeated try the first answer, without a second hold', async (trial) => {
    const { gateway, payments } = trial;
    const id = await payments.opened();
    const proof = await goodProof(gateway, payments.of(id));
    const tries = Array.from({ length: 4 }, () => payments.authorise(id, proof));
    for (const answer of await Promise.all(tries)) assert.equal(answer, 'approved');
  }),
  check("holds with a wallet's payload at once and once, where it takes wallets", async (trial) => {
    const { payments } = trial;
    if (!wallet) return;
    const payment: NewPayment = {
      ...payments.fresh(),
      type: wallet.type,
      wallet: wallet.payload,
    };
    for (let tries = 0; tries < 2; tries += 1) {
      assert.deepEqual(await payments.open(payment), { kind: 'none' });
      assert.equal(await payments.status(payment.transactionId), 'approved');
    }
    assert.equal((await payments.capture(payment.transactionId)).status, 'captured');
    assert.deepEqual(await payments.open(payment), { kind: 'none' });
    assert.equal(await payments.status(payment.transactionId), 'captured');
  }),
];

/** How held money is taken, let go and given back [PAY-142]. */
const endingChecks = (
  { opensAs = 'created' }: GatewaySamples,
  check: MakeCheck,
): readonly Check[] => [
  check('captures what it holds, once', async ({ payments, approved }) => {
    const id = await approved();
    for (let tries = 0; tries < 2; tries += 1) {
      assert.equal((await payments.capture(id)).status, 'captured');
    }
  }),
  check('captures less than it holds, and gives no more than that back', async (trial) => {
    const { payments, approved } = trial;
    const id = await approved();
    assert.equal((await payments.capture(id, 800)).status, 'captured');
    await assert.rejects(payments.refund(id, 'too-much', 801));
    assert.equal((await payments.refund(id, 'all', 800)).status, 'refunded');
  }),
  check('never captures what it does not hold, nor more', async ({ payments, approved }) => {
    assert.equal((await payments.capture(await payments.opened())).status, opensAs);
    const voided = await approved();
    await payments.void(voided);
    assert.equal((await payments.capture(voided)).status, 'voided');
    const id = await approved();
    await assert.rejects(payments.capture(id, sampleMinor + 1));
    assert.equal(await payments.status(id), 'approved');
  }),
  check('lets a hold go, once, and an open payment too', async ({ payments, approved }) => {
    for (const id of [await approved(), await payments.opened()]) {
      assert.equal((await payments.void(id)).status, 'voided');
      assert.equal((await payments.void(id)).status, 'voided');
      assert.equal(await payments.authorise(id, 'late'), 'voided');
    }
  }),
  check('gives captured money back, once, and does not void it', async (trial) => {
    const { payments, approved } = trial;
    const id = await approved();
    await payments.capture(id);
    assert.equal((await payments.void(id)).status, 'captured');
    assert.equal((await payments.refund(id)).status, 'refunded');
    assert.equal((await payments.refund(id)).status, 'refunded');
    assert.equal((await payments.capture(id)).status, 'refunded');
  }),
  check('gives back parts, each key once, and never more than is left', async (trial) => {
    const { payments, approved } = trial;
    const id = await approved();
    await payments.capture(id);
    for (let tries = 0; tries < 2; tries += 1) {
      assert.equal((await payments.refund(id, 'first', 299)).status, 'captured');
    }
    await assert.rejects(payments.refund(id, 'too-much', 1001));
    assert.equal(await payments.status(id), 'captured');
    assert.equal((await payments.refund(id, 'rest', 1000)).status, 'refunded');
  }),
  check('gives nothing back that it has not taken', async ({ payments, approved }) => {
    assert.equal((await payments.refund(await payments.opened())).status, opensAs);
    assert.equal((await payments.refund(await approved())).status, 'approved');
  }),
  check('uses the states of the contract only', async ({ payments, approved }) => {
    const status = await payments.status(await approved());
    assert.ok(
      gatewayStatuses.some((one) => one === status),
      status,
    );
  }),
];

/** How a gateway knows what comes in its provider's name. */
const signatureChecks = (
  { messageOf, returned }: GatewaySamples,
  check: MakeCheck,
): readonly Check[] => [
  check('knows its own messages from any other, to the letter [PAY-150]', async (trial) => {
    const { gateway, payments } = trial;
    const [id, otherId] = [await payments.opened(), await payments.opened()];
    const one = await messageOf(gateway, payments.of(id));
    const other = await messageOf(gateway, payments.of(otherId));
    const read = await gateway.verifyNotification(one);
    assert.equal(read?.transactionId, id);
    assert.deepEqual(await gateway.verifyNotification(one), read);
    const changed = one.body.replaceAll(id, otherId);
    const isGenuine = (message: GatewayMessage) =>
      [one, other].some((signed) => isDeepStrictEqual(signed, message));
    const swapped = [one, other]
      .flatMap((signed) =>
        [changed, one.body, other.body].map((body): GatewayMessage => ({ ...signed, body })),
      )
      .filter((message) => !isGenuine(message));
    const bodies = ['', '€', 'null', '[]', '{}', one.body.slice(1)];
    const foreign = [...swapped, ...bodies.map((body) => ({ ...one, body }))];
    for (const message of foreign) {
      assert.equal(await gateway.verifyNotification(message), undefined, message.body);
    }
  }),
  check(
    'knows the return addresses of its own from any other, where it has some',
    async (trial) => {
      const { gateway, payments } = trial;
      assert.equal(gateway.verifyReturn !== undefined, returned !== undefined);
      if (!returned) return;
      const [id, otherId] = [await payments.opened(), await payments.opened()];
      const query = await returned(gateway, payments.of(id));
      assert.equal(await payments.verifyReturn(id, query), true);
      assert.equal(await payments.verifyReturn(otherId, query), false);
      const changed = Object.entries(query).map(([key, value]) => ({
        ...query,
        [key]: `${value}0`,
      }));
      for (const foreign of [{}, ...changed]) {
        assert.equal(await payments.verifyReturn(id, foreign), false, JSON.stringify(foreign));
      }
    },
  ),
];

/** What every payment gateway has to do [PAY-142, GTW-01]. */
export const paymentGatewaySuite: Suite<PaymentGateway, GatewaySamples> = (
  { make, manifest, name },
  samples,
) => {
  const check: MakeCheck = (title, promise) => ({
    title,
    run: () => promise(trialOf(make(), samples, manifest.currency)),
  });
  return [
    ...holdingChecks(samples, name, check),
    ...wayChecks(samples, check),
    ...endingChecks(samples, check),
    ...signatureChecks(samples, check),
  ];
};
