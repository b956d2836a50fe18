import type { FastifyInstance } from 'fastify';
import type { Installation } from '../../core/installation.ts';
import type { GatewayRecord } from '../../core/payments/gateway-records.ts';
import {
  type GatewayTrial,
  type TrialCard,
  type TrialEntry,
  type TrialOutcome,
  trialOutcomes,
  type TypedCard,
} from '../../core/payments/gateway-trial.ts';
import { toDecimal } from '../../core/money/money.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { paymentEvents } from '../payments/stored-payments.ts';
import { notFound, wrongFields } from '../shell/problem-error.ts';
import { idParams } from '../shell/query-schemas.ts';
import { gatewayPath, registerGatewayPages } from './gateway-pages.ts';
import { registerStandIns } from './stand-in-routes.ts';

type OfTransaction = { Params: { transactionId: string } };

const typed = { type: 'string', maxLength: 100 } as const;

const cardBody = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'name', 'month', 'year', 'securityCode'],
  properties: { number: typed, name: typed, month: typed, year: typed, securityCode: typed },
} as const;

const outcomeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['outcome'],
  properties: { outcome: { type: 'string', enum: [...trialOutcomes] } },
} as const;

/** A payment as tests read it [PAY-146]. */
const paymentView = ({
  card,
  amount,
  token: _token,
  createdAt: _at,
  ...payment
}: GatewayRecord) => ({
  ...payment,
  amount: toDecimal(amount.minor),
  currency: amount.currency,
  ...(card && { card: { brand: card['brand'], last4: card['last4'] } }),
});

/** The message that the card form posts to the page around it [PAY-158]. */
const cardMessage = ({ cardToken: token, last4, brand }: TrialCard) => ({
  type: 'card-token',
  token,
  last4,
  brand,
});

/** What a page is told: what it posts to the page around it, or where it goes on. @throws ProblemError */
function toldPage(entry: TrialEntry) {
  switch (entry.kind) {
    case 'card':
      return cardMessage(entry.card);
    case 'answered':
      return { type: 'three-ds-done' };
    case 'return':
    case 'page':
      return { type: 'go', url: entry.url };
    case 'given':
      return { type: 'given', ...entry.given };
    case 'silent':
      return { type: 'silent' };
    case 'wrong':
      throw wrongFields(entry.fields.map((field) => ({ field, reason: 'is not right' })));
    case 'closed':
      throw notFound('An open payment');
  }
}

/** What a test is told that chose an outcome: what a browser would have got [PAY-145]. */
const toldTest = (entry: TrialEntry) => {
  if (entry.kind === 'card') return { callback: cardMessage(entry.card) };
  if (entry.kind === 'return') return { returnAddress: entry.url };
  if (entry.kind === 'given') return { callback: entry.given };
  return entry.kind === 'page' ? { page: entry.url } : {};
};

/** The gateway that takes no money, if a market has one: there is one of them in an installation. */
export const trialIn = ({ markets }: Pick<OrderContext, 'markets'>): GatewayTrial | undefined =>
  markets
    .all()
    .flatMap(({ market }) => market.extensions.all('payment-gateway'))
    .find(({ trial }) => trial !== undefined)?.trial;

/** What the work of the sandbox gateway's calls needs. */
interface GatewayParts {
  readonly context: OrderContext;
  readonly installation: Installation;
  /** A payment was settled of which the shop is to be told. */
  readonly onSettled: () => void;
}

/** What the calls of the pages need. */
interface PageParts {
  readonly paymentFor: (transactionId: string) => Promise<GatewayRecord>;
  readonly trial: () => GatewayTrial;
  readonly now: OrderContext['now'];
}

/** The calls and pages of a gateway that takes no money; without a market that uses one they are not there [PAY-141]. */
export function registerSandboxGateway(
  app: FastifyInstance,
  { context, installation, onSettled }: GatewayParts,
): void {
  const { db } = context.database;
  app.addHook('onRequest', async () => {
    if (!trialIn(context)) throw notFound('This page');
  });
  const trial = (): GatewayTrial => {
    const found = trialIn(context);
    if (!found) throw notFound('This page');
    return found;
  };
  const paymentFor = async (transactionId: string): Promise<GatewayRecord> => {
    const payment = await installation.payments.find(transactionId);
    if (!payment) throw notFound('The payment');
    return payment;
  };
  registerGatewayPages(app, paymentFor);
  registerPageCalls(app, { paymentFor, trial, now: context.now });
  registerStandIns(app, { paymentFor, trial });

  app.get<OfTransaction>(
    `${gatewayPath}/transactions/:transactionId`,
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

  app.post<OfTransaction & { Body: { outcome: TrialOutcome } }>(
    `${gatewayPath}/transactions/:transactionId/outcome`,
    {
      schema: {
        summary: 'Choose how a sandbox payment ends',
        tags: ['sandbox'],
        params: idParams('transactionId'),
        body: outcomeBody,
      },
    },
    async ({ params: { transactionId }, body: { outcome } }) => {
      const { status } = await paymentFor(transactionId);
      if (status === 'pending') {
        const settled = await trial().settle(transactionId, outcome);
        onSettled();
        return { status: settled };
      }
      const entry = await trial().chooseOutcome(transactionId, outcome);
      if (outcome === 'cancel' && entry.kind === 'closed') {
        return { status, callback: { type: 'card-cancelled' } };
      }
      const { status: reached } = await paymentFor(transactionId);
      return { status: reached, ...toldTest(entry) };
    },
  );
}

/** What the pages of the gateway call: the card form and the bank's question. */
function registerPageCalls(app: FastifyInstance, { paymentFor, trial, now }: PageParts): void {
  app.post<OfTransaction & { Body: TypedCard }>(
    `${gatewayPath}/frame/:transactionId/token`,
    {
      schema: {
        summary: 'Turn a card into a token',
        tags: ['sandbox'],
        params: idParams('transactionId'),
        body: cardBody,
      },
    },
    async ({ params: { transactionId }, body }) => {
      await paymentFor(transactionId);
      const entry = await trial().enterCard(transactionId, body, new Date(now()));
      return toldPage(entry);
    },
  );

  app.post<OfTransaction & { Body: { outcome: TrialOutcome } }>(
    `${gatewayPath}/pay/:transactionId`,
    {
      schema: {
        summary: 'Press a button of the page of a payment',
        tags: ['sandbox'],
        params: idParams('transactionId'),
        body: outcomeBody,
      },
    },
    async ({ params: { transactionId }, body: { outcome } }) => {
      await paymentFor(transactionId);
      return toldPage(await trial().chooseOutcome(transactionId, outcome));
    },
  );

  app.post<OfTransaction>(
    `${gatewayPath}/pay/:transactionId/give-up`,
    {
      schema: {
        summary: 'Let go of a payment that got no answer',
        tags: ['sandbox'],
        params: idParams('transactionId'),
      },
    },
    async ({ params: { transactionId } }) => {
      await paymentFor(transactionId);
      return toldPage(await trial().giveUp(transactionId));
    },
  );

  app.post<{ Body: TypedCard }>(
    `${gatewayPath}/card-form/token`,
    {
      schema: {
        summary: 'Turn a card into a token before its payment is opened',
        tags: ['sandbox'],
        body: cardBody,
      },
    },
    async ({ body }) => toldPage(await trial().enterCard(undefined, body, new Date(now()))),
  );

  app.post<OfTransaction & { Body: { result: 'passed' | 'failed' } }>(
    `${gatewayPath}/three-ds/:transactionId`,
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
      return toldPage(await trial().answerChallenge(transactionId, body.result));
    },
  );
}
