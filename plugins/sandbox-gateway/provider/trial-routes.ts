import { toDecimal } from '../../../core/money/money.ts';
import { type PluginRoute, Refusal } from '../../../core/server-half/plugin-route.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { answerConducts, type Conduct, messageConducts } from './conduct.ts';
import { tellShop } from './notifications.ts';
import type { ProviderOf } from './provider.ts';
import type { PaymentRecord } from './records.ts';
import {
  answered,
  notFound,
  type OfTransaction,
  openAnswer,
  route,
  transactionParams,
} from './route-parts.ts';
import { bankAnswer } from './stand-in-routes.ts';
import { paymentEvents } from './stored-records.ts';
import {
  type CardField,
  type TrialCard,
  type TrialEntry,
  type TrialOutcome,
  trialOutcomes,
  type TypedCard,
} from './trial-entry.ts';

const typed = (description: string) => ({ type: 'string', maxLength: 100, description }) as const;

const cardBody = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'name', 'month', 'year', 'securityCode'],
  properties: {
    number: typed('Its number.'),
    name: typed('The name on it.'),
    month: typed('The last month in which it is good.'),
    year: typed('The year of that month.'),
    securityCode: typed('The code on its back.'),
  },
} as const;

const outcomeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['outcome'],
  properties: {
    outcome: { type: 'string', enum: [...trialOutcomes], description: 'What it comes to.' },
  },
} as const;

const conductBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    answers: {
      type: 'string',
      enum: [...answerConducts],
      default: 'prompt',
      description: 'How calls about the payment are answered.',
    },
    messages: {
      type: 'string',
      enum: [...messageConducts],
      default: 'prompt',
      description: 'How the shop is told of the payment.',
    },
  },
} as const;

/** A payment as tests read it [PAY-146]. */
const paymentView = ({
  card,
  amount,
  token: _token,
  createdAt: _at,
  ...payment
}: PaymentRecord) => ({
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

const wrongCard = (fields: readonly CardField[]): Refusal =>
  new Refusal(
    400,
    'INVALID_REQUEST',
    `Not right: ${fields.join(', ')}.`,
    fields.map((field) => ({ field, reason: 'is not right' })),
  );

/** What a page is told: what it posts to the page around it, or where it goes on. @throws Refusal */
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
      throw wrongCard(entry.fields);
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

const told = openAnswer('What the page goes on with.');

/** The payment that a call names. */
const idIn = ({ params }: { readonly params: unknown }): string =>
  (params as OfTransaction).transactionId;

interface Outcome {
  readonly outcome: TrialOutcome;
}

interface BankWord {
  readonly result: 'passed' | 'failed';
}

/** What the provider's own pages call: the card form, the page in the whole window and the bank's question. */
const pageCalls = (providerOf: ProviderOf): readonly PluginRoute<SandboxOptions>[] => [
  route({
    method: 'POST',
    path: '/frame/:transactionId/token',
    summary: 'Turn a card into a token',
    params: transactionParams,
    body: cardBody,
    answers: told,
    async answer(call, server) {
      const transactionId = idIn(call);
      const body = call.body as TypedCard;
      const { trial, paymentOf } = providerOf(server);
      await paymentOf(transactionId);
      return answered(toldPage(await trial.enterCard(transactionId, body, new Date(server.now()))));
    },
  }),
  route({
    method: 'POST',
    path: '/card-form/token',
    summary: 'Turn a card into a token before its payment is opened',
    body: cardBody,
    answers: told,
    async answer(call, server) {
      const body = call.body as TypedCard;
      const entry = await providerOf(server).trial.enterCard(
        undefined,
        body,
        new Date(server.now()),
      );
      return answered(toldPage(entry));
    },
  }),
  route({
    method: 'POST',
    path: '/pay/:transactionId',
    summary: 'Press a button of the page of a payment',
    params: transactionParams,
    body: outcomeBody,
    answers: told,
    async answer(call, server) {
      const transactionId = idIn(call);
      const { outcome } = call.body as Outcome;
      const { trial, paymentOf } = providerOf(server);
      await paymentOf(transactionId);
      return answered(toldPage(await trial.chooseOutcome(transactionId, outcome)));
    },
  }),
  route({
    method: 'POST',
    path: '/pay/:transactionId/give-up',
    summary: 'Let go of a payment that got no answer',
    params: transactionParams,
    answers: told,
    async answer(call, server) {
      const transactionId = idIn(call);
      const { trial, paymentOf } = providerOf(server);
      await paymentOf(transactionId);
      return answered(toldPage(await trial.giveUp(transactionId)));
    },
  }),
  route({
    method: 'POST',
    path: '/three-ds/:transactionId',
    summary: "Answer the bank's question",
    params: transactionParams,
    body: bankAnswer,
    answers: told,
    async answer(call, server) {
      const transactionId = idIn(call);
      const { result } = call.body as BankWord;
      const { trial, paymentOf } = providerOf(server);
      await paymentOf(transactionId);
      return answered(toldPage(await trial.answerChallenge(transactionId, result)));
    },
  }),
];

/** What testers do with payments, and how the provider is told to behave about them [GTW-05, PAY-145, PAY-146]. */
export const trialRoutes = (providerOf: ProviderOf): readonly PluginRoute<SandboxOptions>[] => [
  ...pageCalls(providerOf),
  route({
    method: 'GET',
    path: '/transactions/:transactionId',
    summary: 'A sandbox payment and its story',
    params: transactionParams,
    answers: openAnswer('The payment.'),
    async answer(call, server) {
      const transactionId = idIn(call);
      const payment = await providerOf(server).paymentOf(transactionId);
      const events = await paymentEvents(server.database, transactionId);
      return answered({ ...paymentView(payment), events });
    },
  }),
  route({
    method: 'POST',
    path: '/transactions/:transactionId/outcome',
    summary: 'Choose how a sandbox payment ends',
    params: transactionParams,
    body: outcomeBody,
    answers: openAnswer('What a browser would have got.'),
    async answer(call, server) {
      const transactionId = idIn(call);
      const { outcome } = call.body as Outcome;
      const { trial, paymentOf } = providerOf(server);
      const { status } = await paymentOf(transactionId);
      if (status === 'pending') {
        const settled = await trial.settle(transactionId, outcome);
        return { ...answered({ status: settled }), goesOn: tellShop(server) };
      }
      const entry = await trial.chooseOutcome(transactionId, outcome);
      if (outcome === 'cancel' && entry.kind === 'closed') {
        return answered({ status, callback: { type: 'card-cancelled' } });
      }
      const { status: reached } = await paymentOf(transactionId);
      return answered({ status: reached, ...toldTest(entry) });
    },
  }),
  route({
    method: 'PUT',
    path: '/transactions/:transactionId/conduct',
    summary: 'Tell the sandbox how to behave about a payment',
    params: transactionParams,
    body: conductBody,
    answers: openAnswer('How it behaves from now on.'),
    async answer(call, server) {
      const transactionId = idIn(call);
      const conduct = call.body as Conduct;
      const { records, paymentOf } = providerOf(server);
      await paymentOf(transactionId);
      await records.change<void>(transactionId, () => ({ result: undefined, conduct }));
      return answered(conduct);
    },
  }),
];
