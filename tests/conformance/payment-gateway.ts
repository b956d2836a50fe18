import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayStatuses } from '../../core/payments/gateway-status.ts';
import type { GatewayMessage, PaymentGateway } from '../../core/payments/payment-gateway.ts';

/** What the contract test needs of a gateway beside the gateway itself. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway;
  /** A card token for a payment that the gateway will approve. */
  readonly goodToken: (transactionId: string) => Promise<string>;
  /** A card token for a payment that the gateway will decline. */
  readonly badToken: (transactionId: string) => Promise<string>;
  /** What a wallet gives for a payment that the gateway will hold; left out by gateways without wallets. */
  readonly goodWallet?: Readonly<Record<string, unknown>>;
  /** A message of the gateway about a payment, signed by it. */
  readonly messageOf: (transactionId: string) => Promise<GatewayMessage>;
  readonly close: () => Promise<void>;
}

/** The contract of every payment gateway; run it on your own [PAY-142]. */
export const paymentGatewayConformance = (
  name: string,
  open: () => Promise<GatewayUnderTest>,
): void => {
  describe(`${name} as a payment gateway`, () => {
    let test: GatewayUnderTest;
    let count = 0;
    beforeAll(async () => {
      test = await open();
    });
    afterAll(() => test.close());

    const opened = async (): Promise<string> => {
      count += 1;
      const transactionId = `conformance-${name}-${count}`;
      await test.gateway.create({
        transactionId,
        type: 'microform',
        amount: { minor: 1299, currency: 'GBP' },
        reference: `REF${count}`,
      });
      return transactionId;
    };

    const approved = async (): Promise<string> => {
      const transactionId = await opened();
      await test.gateway.authorise(transactionId, await test.goodToken(transactionId));
      return transactionId;
    };

    it('opens a payment once and gives the same answer again [PAY-142]', async () => {
      const transactionId = await opened();
      const payment = {
        transactionId,
        type: 'microform',
        amount: { minor: 1299, currency: 'GBP' },
        reference: 'again',
      };
      const one = await test.gateway.create(payment);
      expect(await test.gateway.create(payment)).toEqual(one);
      expect(await test.gateway.status(transactionId)).toBe('created');
    });

    it('knows nothing of a payment it was not asked for [PAY-142]', async () => {
      expect(await test.gateway.status('never-opened')).toBeUndefined();
    });

    it('approves and declines, and says so when asked [PAY-142]', async () => {
      const good = await opened();
      const bad = await opened();
      const yes = await test.gateway.authorise(good, await test.goodToken(good));
      const no = await test.gateway.authorise(bad, await test.badToken(bad));
      expect([yes, no]).toEqual([
        { kind: 'status', status: 'approved' },
        { kind: 'status', status: 'declined' },
      ]);
      expect(await test.gateway.status(good)).toBe('approved');
      expect(await test.gateway.status(bad)).toBe('declined');
    });

    it('gives a repeated try the first answer, without a second hold [PAY-142]', async () => {
      const transactionId = await opened();
      const token = await test.goodToken(transactionId);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => test.gateway.authorise(transactionId, token)),
      );
      for (const answer of answers) expect(answer).toEqual({ kind: 'status', status: 'approved' });
    });

    it('captures what it holds, once [PAY-142]', async () => {
      const transactionId = await approved();
      expect(await test.gateway.capture(transactionId)).toBe('captured');
      expect(await test.gateway.capture(transactionId)).toBe('captured');
    });

    it('never captures what it does not hold [PAY-142]', async () => {
      expect(await test.gateway.capture(await opened())).toBe('created');
      const voided = await approved();
      await test.gateway.void(voided);
      expect(await test.gateway.capture(voided)).toBe('voided');
    });

    it('lets a hold go, once, and an open payment too [PAY-142]', async () => {
      for (const transactionId of [await approved(), await opened()]) {
        expect(await test.gateway.void(transactionId)).toBe('voided');
        expect(await test.gateway.void(transactionId)).toBe('voided');
        const token = 'late';
        const late = await test.gateway.authorise(transactionId, token);
        expect(late).toEqual({ kind: 'status', status: 'voided' });
      }
    });

    it('gives captured money back, once, and does not void it [PAY-142]', async () => {
      const transactionId = await approved();
      await test.gateway.capture(transactionId);
      expect(await test.gateway.void(transactionId)).toBe('captured');
      expect(await test.gateway.refund(transactionId)).toBe('refunded');
      expect(await test.gateway.refund(transactionId)).toBe('refunded');
    });

    it('knows its own messages from any other, to the letter [PAY-142]', async () => {
      const { gateway, messageOf } = test;
      const [one, other] = await Promise.all([messageOf('one'), messageOf('other')]);
      const read = await gateway.verifyNotification(one);
      expect(read).toMatchObject({ transactionId: 'one' });
      expect(await gateway.verifyNotification(one)).toEqual(read);
      const changed = { headers: one.headers, body: one.body.replaceAll('one', 'two') };
      const mixed = { headers: other.headers, body: changed.body };
      for (const message of [changed, mixed]) {
        expect(await gateway.verifyNotification(message)).toBeUndefined();
      }
      for (const body of ['', '€', 'null', '[]', '{}', one.body.slice(1)]) {
        const message = { headers: one.headers, body };
        expect(await gateway.verifyNotification(message)).toBeUndefined();
      }
    });

    it("holds with a wallet's payload at once and once, where it takes wallets [PAY-142]", async () => {
      const { gateway, goodWallet: wallet } = test;
      if (!wallet) return;
      count += 1;
      const payment = {
        transactionId: `conformance-${name}-${count}`,
        type: 'applePay',
        amount: { minor: 1299, currency: 'GBP' },
        reference: `REF${count}`,
        wallet,
      } as const;
      for (let tries = 0; tries < 2; tries += 1) {
        expect(await gateway.create(payment)).toEqual({ kind: 'none' });
        expect(await gateway.status(payment.transactionId)).toBe('approved');
      }
      expect(await gateway.capture(payment.transactionId)).toBe('captured');
      expect(await gateway.create(payment)).toEqual({ kind: 'none' });
      expect(await gateway.status(payment.transactionId)).toBe('captured');
    });

    it('uses the states of the contract only [PAY-142]', async () => {
      expect(gatewayStatuses).toContain(await test.gateway.status(await approved()));
    });
  });
};
