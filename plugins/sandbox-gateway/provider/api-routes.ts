import { randomBytes } from 'node:crypto';
import { isSameText } from '../../../core/gateways/same-text.ts';
import type { Money } from '../../../core/money/money.ts';
import { type PluginRoute, Refusal } from '../../../core/server-half/plugin-route.ts';
import { accountKeys } from '../account.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { type AskedPayment, type Payments, ways } from './payments.ts';
import type { ProviderOf } from './provider.ts';
import {
  answered,
  found,
  type OfTransaction,
  openAnswer,
  route,
  transactionParams,
} from './route-parts.ts';

const text = (maxLength: number, description: string) =>
  ({ type: 'string', maxLength, description }) as const;

const amount = {
  type: 'object',
  additionalProperties: false,
  required: ['minor', 'currency'],
  description: 'An amount of money.',
  properties: {
    minor: { type: 'integer', description: 'In the smallest unit of the currency.' },
    currency: { ...text(3, 'ISO 4217 code.'), pattern: '^[A-Z]{3}$' },
  },
} as const;

const body = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const opened = body(
  {
    transactionId: text(80, "The shop's name of the payment, by which calls may be repeated."),
    type: text(40, 'What the shop calls the way to pay.'),
    amount,
    reference: text(80, 'What customer and hut call the order.'),
    returnAddresses: {
      type: 'object',
      maxProperties: 10,
      description: 'Where its page leads back to, by how the payment ended.',
      additionalProperties: text(2_000, 'An address of the shop.'),
    },
    way: { type: 'string', enum: [...ways], description: 'How the customer is to pay.' },
    given: {
      type: 'object',
      additionalProperties: true,
      maxProperties: 40,
      description: 'What the browser gave for it. It is looked at and forgotten.',
    },
  },
  ['given'],
);

/** A call of a shop, about its payments. */
interface ApiCall {
  readonly path: string;
  readonly summary: string;
  readonly body: PluginRoute['body'] & object;
  /** @param said the body @param id of the payment, where the path names one */
  readonly does: (payments: Payments, said: never, id: string) => Promise<unknown>;
}

const calls: readonly ApiCall[] = [
  {
    path: '/v1/payments',
    summary: 'Open a payment',
    body: opened,
    does: (payments, said: AskedPayment) => payments.open(said),
  },
  {
    path: '/v1/payments/:transactionId/authorise',
    summary: 'Hold a payment with the token of its card',
    body: body({ token: text(400, 'As the form has told it.') }),
    does: (payments, { token }: { readonly token: string }, id) => payments.authorise(id, token),
  },
  {
    path: '/v1/payments/:transactionId/payer-check',
    summary: 'Find out whether it is the payer who pays',
    body: body({ session: text(400, 'As the opening has told it.') }),
    does: (payments, { session }: { readonly session: string }, id) =>
      payments.checkPayer(id, session),
  },
  {
    path: '/v1/payments/:transactionId/capture',
    summary: 'Take what is held, or less',
    body: body({ amount }),
    does: (payments, said: { readonly amount: Money }, id) => payments.capture(id, said.amount),
  },
  {
    path: '/v1/payments/:transactionId/void',
    summary: 'Let go of what is held or open',
    body: body({}),
    does: (payments, _said, id) => payments.void(id),
  },
  {
    path: '/v1/payments/:transactionId/refunds',
    summary: 'Give back what was taken, or a part of it',
    body: body({ key: text(200, 'One refund has one key.'), amount }),
    does: (payments, said: { readonly key: string; readonly amount: Money }, id) =>
      payments.refund(id, said.key, said.amount),
  },
  {
    path: '/v1/orders',
    summary: 'Make an order for a pop-up to approve',
    body: body({ type: text(40, 'What the shop calls the way to pay.'), amount }),
    does: (payments, said: { readonly type: string; readonly amount: Money }) =>
      payments.createOrder(said.type, said.amount),
  },
];

/** @throws Refusal 401 for a caller without the key of the shop's account */
async function assertKey(
  { bearer = '' }: { readonly bearer: string | undefined },
  server: Parameters<typeof accountKeys>[0],
): Promise<void> {
  if (isSameText(await accountKeys(server).api(), bearer)) return;
  throw new Refusal(401, 'WRONG_KEY', 'The key is not that of an account.');
}

interface Merchant {
  readonly merchantIdentifier: string;
  readonly displayName: string;
}

/** A session as the wallet's maker would open it [PAY-173]. */
const merchantSession = route({
  method: 'POST',
  path: '/v1/merchant-sessions',
  summary: 'Open a session of a merchant at the maker of a wallet',
  isUnlimited: true,
  body: body({
    merchantIdentifier: text(200, "The merchant's name at the maker."),
    displayName: text(100, 'What customers read.'),
  }),
  answers: openAnswer('The session.'),
  async answer(call, server) {
    await assertKey(call, server);
    const { merchantIdentifier, displayName } = call.body as Merchant;
    if (merchantIdentifier === 'invalid') {
      throw new Refusal(422, 'UNKNOWN_MERCHANT', 'The merchant is not known.');
    }
    return answered({
      merchantSessionIdentifier: randomBytes(16).toString('hex'),
      merchantIdentifier,
      displayName,
      epochTimestamp: server.now(),
    });
  },
});

/** What shops call, with the key of their account [GTW-05]. */
export const apiRoutes = (providerOf: ProviderOf): readonly PluginRoute<SandboxOptions>[] => [
  ...calls.map(({ path, summary, body: schema, does }) =>
    route({
      method: 'POST',
      path,
      summary,
      isUnlimited: true,
      body: schema,
      ...(path.includes(':') && { params: transactionParams }),
      answers: openAnswer('How it stands, or what the shop goes on with.'),
      async answer(call, server) {
        await assertKey(call, server);
        const { transactionId = '' } = call.params as Partial<OfTransaction>;
        return answered(await does(providerOf(server).payments, call.body as never, transactionId));
      },
    }),
  ),
  route({
    method: 'GET',
    path: '/v1/payments/:transactionId',
    summary: 'How a payment stands',
    isUnlimited: true,
    params: transactionParams,
    answers: openAnswer('How it stands.'),
    async answer(call, server) {
      await assertKey(call, server);
      const { transactionId } = call.params as OfTransaction;
      const standing = await providerOf(server).payments.standing(transactionId);
      return answered(found(standing, 'The payment'));
    },
  }),
  merchantSession,
];
