import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PluginRoute } from '../../../core/server-half/plugin-route.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { amountText, pageAnswer, type PaymentPage, shownOf } from './pages.ts';
import { staysSilent } from './payer-auth.ts';
import type { ProviderOf } from './provider.ts';
import {
  answered,
  found,
  notFound,
  type OfTransaction,
  openAnswer,
  pageRoute,
  route,
  transactionParams,
} from './route-parts.ts';

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
  const shared = found(sharedParts.get(name), 'The script');
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

const stepUpPages = {
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

/** The bank's two answers. */
export const bankAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['result'],
  properties: {
    result: { type: 'string', enum: ['passed', 'failed'], description: 'What it came to.' },
  },
} as const;

/**
 * Stand-ins for the scripts of providers and the objects of wallets, with the pages that they show, and the pages of a step-up
 * [PAY-166, PAY-170, PAY-171, PAY-174].
 */
export const standInRoutes = (providerOf: ProviderOf): readonly PluginRoute<SandboxOptions>[] => [
  pageRoute({
    path: '/scripts/:name',
    isPublic: true,
    async answer({ params }) {
      const content = await standIn((params as { readonly name: string }).name);
      return { status: 200, file: { type: 'text/javascript; charset=utf-8', content } };
    },
  }),
  pageRoute({
    path: '/pop-up',
    query: popUpQuery,
    async answer({ query }, server) {
      const { of, method = of, payment, amount = '0', currency } = query as PopUpQuery;
      const known = payment === undefined ? undefined : await providerOf(server).paymentOf(payment);
      const total =
        currency === undefined ? {} : { amount: amountText({ minor: Number(amount), currency }) };
      return pageAnswer(popUpPage, {
        reference: 'Not ordered yet',
        ...total,
        ...(known && shownOf(known)),
        of,
        method,
      });
    },
  }),
  pageRoute({
    path: '/sheet',
    answer: () => pageAnswer(sheetPage, { reference: 'Not ordered yet' }),
  }),
  ...(['collect', 'step-up'] as const).map((name) =>
    pageRoute({
      path: `/${name}/:transactionId`,
      params: transactionParams,
      async answer({ params }, server) {
        const { transactionId } = params as OfTransaction;
        const payment = await providerOf(server).paymentOf(transactionId);
        const silent = String(staysSilent(payment, name));
        return pageAnswer(stepUpPages[name], { ...shownOf(payment), silent });
      },
    }),
  ),
  route({
    method: 'POST',
    path: '/step-up/:transactionId',
    summary: "Answer the bank's question of a step-up",
    params: transactionParams,
    body: bankAnswer,
    answers: openAnswer('What the page around it is told.'),
    async answer({ params, body }, server) {
      const { transactionId } = params as OfTransaction;
      const { result } = body as { readonly result: 'passed' | 'failed' };
      const isTaken = await providerOf(server).trial.answerStepUp(transactionId, result);
      if (!isTaken) throw notFound('A question of the bank');
      return answered({ type: 'three-ds-done' });
    },
  }),
];
