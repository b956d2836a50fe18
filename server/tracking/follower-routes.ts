import { ECDH } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  OrderFollowers,
  PushedFollower,
  TextedFollower,
} from '../../schemas/types/http/followers.ts';
import { limitOrderCall } from '../accounts/limit-order-call.ts';
import { findIntent, type Intent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { idOfBrowser } from '../letters/pushed-browsers.ts';
import { isPushAddress } from '../letters/push-service.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound, wrongFields } from '../shell/problem-error.ts';
import { idParams } from '../shell/query-schemas.ts';
import {
  follow,
  type OrderFollower,
  phoneToText,
  textId,
  told,
  unfollow,
} from './order-followers.ts';

const tags = ['tracking'];
const path = '/v1/orders/:transactionId/followers';
const params = idParams('transactionId');
const response = { 200: answers.orderFollowers, '4xx': answers.problem };

type Params = { Params: { transactionId: string } };

/** How push messages are sent, as far as who subscribes has to know. */
export interface PushTerms {
  readonly pushKey: string;
  /** Origin of a push service that is taken beside those in public. */
  readonly ownService: string | undefined;
}

/** Whether a browser's key is a point of the curve that messages are encrypted on. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** @throws ProblemError 400 for a browser that no message would reach */
function assertReachable(
  { endpoint, keys }: PushedFollower['subscription'],
  ownService: string | undefined,
): void {
  const wrong = (field: string, reason: string) =>
    wrongFields([{ field: `subscription.${field}`, reason }]);
  if (!isPushAddress(endpoint, ownService)) {
    throw wrong('endpoint', 'is no https address of a push service in public');
  }
  if (!isPoint(keys.p256dh)) throw wrong('keys.p256dh', 'is no point of P-256');
}

/** Customers who ask to be told how their order goes: whoever holds the order's own id, as with its summary [SHP-32]. */
export function registerFollowers(
  app: FastifyInstance,
  context: OrderContext,
  { pushKey, ownService }: PushTerms,
): void {
  const { database, markets } = context;
  const { db } = database;
  const found = async (
    transactionId: string,
  ): Promise<{ readonly intent: Intent; readonly running: RunningMarket }> => {
    const intent = await findIntent(db, transactionId);
    const running = intent && markets.bySector(intent.sector);
    if (!running) throw notFound('The order');
    return { intent, running };
  };
  /** A call that writes, counted against the limit of the market that made the order. */
  const counted = async (request: FastifyRequest<Params>) => {
    const order = await found(request.params.transactionId);
    const { sector } = order.intent;
    await limitOrderCall(context, request, { call: 'feedback', sector, step: 'follow' });
    return order;
  };
  const followed = async (
    { intent, running }: Awaited<ReturnType<typeof found>>,
    follower: OrderFollower,
  ): Promise<OrderFollowers> => {
    const locale = running.locales.find((known) => known === follower.language);
    const language = locale ?? running.locales[0] ?? '';
    const stored = await follow(db, intent.transaction_id, { ...follower, language });
    return told(db, stored, { running, pushKey });
  };

  app.get<Params>(
    path,
    { schema: { summary: 'Who is told how an order goes', tags, params, response } },
    async ({ params: { transactionId } }) => {
      const { intent, running } = await found(transactionId);
      return told(db, intent, { running, pushKey });
    },
  );
  app.put<Params & { Body: PushedFollower }>(
    `${path}/push`,
    {
      schema: {
        summary: 'Have a browser be told how an order goes',
        tags,
        params,
        body: answers.pushedFollower,
        response,
      },
    },
    async (request) => {
      const order = await counted(request);
      const { subscription, language } = request.body;
      assertReachable(subscription, ownService);
      return followed(order, { id: idOfBrowser(subscription), language, subscription });
    },
  );
  app.put<Params & { Body: TextedFollower }>(
    `${path}/text`,
    {
      schema: {
        summary: 'Have the phone of an order be told how it goes by text messages',
        tags,
        params,
        body: answers.textedFollower,
        response,
      },
    },
    async (request) => {
      const order = await counted(request);
      if (phoneToText(order.intent, order.running) === undefined) {
        throw notFound('Somebody who sends text messages');
      }
      return followed(order, { id: textId, language: request.body.language });
    },
  );
  app.delete<{ Params: { transactionId: string; id: string } }>(
    `${path}/:id`,
    {
      schema: {
        summary: 'Have nobody more be told there',
        tags,
        params: idParams('transactionId', 'id'),
        response,
      },
    },
    async ({ params: { transactionId, id } }) => {
      const { intent, running } = await found(transactionId);
      const recipient = id === textId ? (phoneToText(intent, running) ?? id) : id;
      await unfollow(db, transactionId, { id, recipient });
      return told(db, intent, { running, pushKey });
    },
  );
}
