import type { FastifyInstance } from 'fastify';
import { toDecimal } from '../../../core/money/money.ts';
import type { OrderContext } from '../../intents/order-context.ts';
import { isSandboxed } from '../../intents/sandbox-customer.ts';
import { notFound, wrongFields } from '../../shell/problem-error.ts';
import { idParams } from '../../shell/query-schemas.ts';
import {
  knownCard,
  type SandboxOutcome,
  sandboxOutcomes,
  type TypedCard,
  wrongCardFields,
} from './sandbox-card.ts';
import { type SandboxGateway, sandboxPath } from './sandbox-gateway.ts';
import { registerSandboxPages } from './sandbox-pages.ts';
import { findPayment, paymentEvents, type SandboxPayment } from './sandbox-repository.ts';

type OfTransaction = { Params: { transactionId: string } };

const typed = { type: 'string', maxLength: 100 } as const;

/** A payment as tests read it [PAY-146]. */
const paymentView = ({ card, ...payment }: SandboxPayment) => ({
  transactionId: payment.transaction_id,
  type: payment.type,
  amount: toDecimal(payment.amount_minor),
  currency: payment.currency,
  reference: payment.reference,
  returnAddresses: payment.return_addresses,
  status: payment.status,
  ...(card && { card: { brand: card.brand, last4: card.last4 } }),
});

/** What a browser would have got from the card form for an outcome [PAY-145]. */
async function callbackFor(
  gateway: SandboxGateway,
  transactionId: string,
  outcome: SandboxOutcome,
): Promise<object | undefined> {
  if (outcome === 'cancel') return { type: 'card-cancelled' };
  const card = await gateway.tokenise(transactionId, { last4: '0000', brand: 'card', outcome });
  return card && cardToken(card);
}

/** The message that the card form posts to the page around it [PAY-158]. */
const cardToken = ({
  cardToken: token,
  last4,
  brand,
}: {
  readonly cardToken: string;
  readonly last4: string;
  readonly brand: string;
}) => ({ type: 'card-token', token, last4, brand });

/** The sandbox gateway's own calls and pages; without a market that uses it they are not there [PAY-141]. */
export function registerSandbox(
  app: FastifyInstance,
  context: OrderContext,
  gateway: SandboxGateway,
  onSettled: () => void,
): void {
  const { db } = context.database;
  app.addHook('onRequest', async () => {
    const isUsed = context.markets
      .all()
      .some(({ market }) => isSandboxed(context, market.manifest));
    if (!isUsed) throw notFound('This page');
  });
  const paymentFor = async (transactionId: string): Promise<SandboxPayment> => {
    const payment = await findPayment(db, transactionId);
    if (!payment) throw notFound('The payment');
    return payment;
  };
  registerSandboxPages(app, paymentFor);

  app.get<OfTransaction>(
    `${sandboxPath}/transactions/:transactionId`,
    {
      schema: {
        summary: 'A sandbox payment and its story',
        tags: ['sandbox'],
        params: idParams('transactionId'),
      },
    },
    async ({ params: { transactionId } }) => ({
      ...paymentView(await paymentFor(transactionId)),
      events: await paymentEvents(db, transactionId),
    }),
  );

  app.post<OfTransaction & { Body: { outcome: SandboxOutcome } }>(
    `${sandboxPath}/transactions/:transactionId/outcome`,
    {
      schema: {
        summary: 'Choose how a sandbox payment ends',
        tags: ['sandbox'],
        params: idParams('transactionId'),
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['outcome'],
          properties: { outcome: { type: 'string', enum: [...sandboxOutcomes] } },
        },
      },
    },
    async ({ params: { transactionId }, body: { outcome } }) => {
      const { status } = await paymentFor(transactionId);
      if (status === 'pending') {
        const settled = await gateway.settle(transactionId, outcome);
        onSettled();
        return { status: settled };
      }
      const callback = await callbackFor(gateway, transactionId, outcome);
      return { status, ...(callback && { callback }) };
    },
  );

  app.post<OfTransaction & { Body: TypedCard }>(
    `${sandboxPath}/frame/:transactionId/token`,
    {
      schema: {
        summary: 'Turn a card into a token',
        tags: ['sandbox'],
        params: idParams('transactionId'),
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['number', 'name', 'month', 'year', 'securityCode'],
          properties: {
            number: typed,
            name: typed,
            month: typed,
            year: typed,
            securityCode: typed,
          },
        },
      },
    },
    async ({ params: { transactionId }, body }) => {
      await paymentFor(transactionId);
      const wrong = wrongCardFields(body, new Date(context.now()));
      if (wrong.length > 0) {
        throw wrongFields(wrong.map((field) => ({ field, reason: 'is not right' })));
      }
      const card = await gateway.tokenise(transactionId, knownCard(body));
      if (!card) throw notFound('An open payment');
      return cardToken(card);
    },
  );

  app.post<OfTransaction & { Body: { result: 'passed' | 'failed' } }>(
    `${sandboxPath}/three-ds/:transactionId`,
    {
      schema: {
        summary: "Answer the bank's question",
        tags: ['sandbox'],
        params: idParams('transactionId'),
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['result'],
          properties: { result: { type: 'string', enum: ['passed', 'failed'] } },
        },
      },
    },
    async ({ params: { transactionId }, body }) => {
      await paymentFor(transactionId);
      const isTaken = await gateway.answerChallenge(transactionId, body.result);
      if (!isTaken) throw notFound('A question of the bank');
      return { type: 'three-ds-done' };
    },
  );
}
