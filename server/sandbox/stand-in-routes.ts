import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { GatewayRecord } from '../../core/payments/gateway-records.ts';
import type { GatewayTrial } from '../../core/payments/gateway-trial.ts';
import { notFound } from '../shell/problem-error.ts';
import { idParams } from '../shell/query-schemas.ts';
import { amountText, gatewayPath, type PaymentPage, sendPage, shownOf } from './gateway-pages.ts';

type OfTransaction = { Params: { transactionId: string } };

const folder = fileURLToPath(new URL('stand-ins/', import.meta.url));

/** What a stand-in shares with others: how it opens a window, or a sheet over the page. */
const sharedParts: ReadonlyMap<string, string> = new Map([
  ['razorpay.js', 'window.js'],
  ['paypal.js', 'window.js'],
  ['visa-checkout.js', 'window.js'],
  ['apple-pay.js', 'sheet.js'],
  ['google-pay.js', 'sheet.js'],
]);

/** What makes a module of a part. */
const moduleLine = /^import .*\n|^export (?=const )/gm;

/** A script as providers serve theirs: one file, which leaves no names behind but the provider's own. */
async function standIn(name: string): Promise<string> {
  const shared = sharedParts.get(name);
  if (shared === undefined) throw notFound('The script');
  const parts = await Promise.all(
    [shared, name].map((file) => readFile(`${folder}${file}`, 'utf8')),
  );
  return `{\n'use strict';\n${parts.join('\n').replaceAll(moduleLine, '')}}\n`;
}

const popUpPage: PaymentPage = {
  title: 'Sandbox payment',
  content: 'pop-up.html',
  script: 'pop-up.js',
};

const sheetPage: PaymentPage = {
  title: 'Sandbox wallet',
  content: 'sheet.html',
  script: 'sheet.js',
};

const pages = {
  collect: { title: 'Device data', content: 'collect.html', script: 'collect.js' },
  'step-up': { title: 'Confirm your payment', content: 'step-up.html', script: 'step-up.js' },
} as const satisfies Readonly<Record<string, PaymentPage>>;

const popUpQuery = {
  type: 'object',
  required: ['of'],
  properties: {
    of: { type: 'string', minLength: 1, maxLength: 60 },
    method: { type: 'string', maxLength: 60 },
    payment: { type: 'string', maxLength: 80 },
    amount: { type: 'string', pattern: '^[0-9]{1,9}$' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
} as const;

interface PopUpQuery {
  readonly of: string;
  readonly method?: string;
  /** The payment, or the order at the provider; left out where the pop-up alone makes what the order is paid with. */
  readonly payment?: string;
  /** In the smallest unit of the currency. */
  readonly amount?: string;
  readonly currency?: string;
}

/** What the routes of stand-ins need. */
interface StandInParts {
  readonly paymentFor: (transactionId: string) => Promise<GatewayRecord>;
  readonly trial: () => GatewayTrial;
}

/**
 * Stand-ins for the scripts of providers and the objects of wallets, with the pages that they show, and the pages of a step-up
 * [PAY-166, PAY-170, PAY-171, PAY-174].
 */
export function registerStandIns(app: FastifyInstance, { paymentFor, trial }: StandInParts): void {
  app.get<{ Params: { name: string } }>(
    `${gatewayPath}/scripts/:name`,
    { schema: { hide: true } },
    async ({ params: { name } }, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(await standIn(name)),
  );

  app.get<{ Querystring: PopUpQuery }>(
    `${gatewayPath}/pop-up`,
    { schema: { hide: true, querystring: popUpQuery } },
    async ({ query }, reply) => {
      const { of, method = of, payment, amount = '0', currency } = query;
      const known = payment === undefined ? undefined : await paymentFor(payment);
      const total =
        currency === undefined ? {} : { amount: amountText({ minor: Number(amount), currency }) };
      return sendPage(reply, popUpPage, {
        reference: 'Not ordered yet',
        ...total,
        ...(known && shownOf(known)),
        of,
        method,
      });
    },
  );

  app.get(`${gatewayPath}/sheet`, { schema: { hide: true } }, (_request, reply) =>
    sendPage(reply, sheetPage, { reference: 'Not ordered yet' }),
  );

  for (const name of ['collect', 'step-up'] as const) {
    app.get<OfTransaction>(
      `${gatewayPath}/${name}/:transactionId`,
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const payment = await paymentFor(params.transactionId);
        const silent = String(trial().isStepUpSilent(payment, name));
        return sendPage(reply, pages[name], { ...shownOf(payment), silent });
      },
    );
  }

  app.post<OfTransaction & { Body: { result: 'passed' | 'failed' } }>(
    `${gatewayPath}/step-up/:transactionId`,
    {
      schema: {
        summary: "Answer the bank's question of a step-up",
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
      const isTaken = await trial().answerStepUp(transactionId, body.result);
      if (!isTaken) throw notFound('A question of the bank');
      return { type: 'three-ds-done' };
    },
  );
}
