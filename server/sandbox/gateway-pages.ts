import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Money, toDecimal } from '../../core/money/money.ts';
import { escapeHtml } from '../shell/escape-html.ts';
import { notFound } from '../shell/problem-error.ts';
import type { GatewayRecord } from '../../core/payments/gateway-records.ts';
import { ownLanguage } from '../shell/own-language.ts';

/** Where the sandbox gateway has its pages and calls. */
export const gatewayPath = '/sandbox/gateway';

const folder = fileURLToPath(new URL('pages/', import.meta.url));

const { resolve } = createRequire(import.meta.url);

/** A file that a sandbox page may ask for. */
interface PageFile {
  readonly type: string;
  readonly path: string;
}

const ownFile = (name: string, type: string): readonly [string, PageFile] => [
  name,
  { type: `${type}; charset=utf-8`, path: `${folder}${name}` },
];

/** The typeface comes with the pages: they are read on machines that have none. */
const typeface = (name: string): readonly [string, PageFile] => [
  name,
  { type: 'font/woff2', path: resolve(`@fontsource-variable/figtree/files/${name}`) },
];

const files: ReadonlyMap<string, PageFile> = new Map([
  ownFile('card-form.js', 'text/javascript'),
  ownFile('bank-question.js', 'text/javascript'),
  ownFile('hosted-page.js', 'text/javascript'),
  ownFile('go-on.js', 'text/javascript'),
  ownFile('pop-up.js', 'text/javascript'),
  ownFile('sheet.js', 'text/javascript'),
  ownFile('step-up.js', 'text/javascript'),
  ownFile('collect.js', 'text/javascript'),
  ownFile('sandbox.css', 'text/css'),
  typeface('figtree-latin-wght-normal.woff2'),
  typeface('figtree-latin-ext-wght-normal.woff2'),
]);

/** Scripts, calls and typefaces of our own only; shown in a page of our own only. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

export const amountText = ({ minor, currency }: Money): string =>
  new Intl.NumberFormat(ownLanguage, { style: 'currency', currency }).format(toDecimal(minor));

/** What the pages of a payment show of it. A page that leads back to the site has addresses for the ways to leave it. */
export const shownOf = ({ amount, reference, transactionId, returnAddresses }: GatewayRecord) => {
  const leave = returnAddresses.accept === undefined ? '' : `${gatewayPath}/pay/${transactionId}`;
  return {
    amount: amountText(amount),
    reference,
    transaction: transactionId,
    form: `frame/${transactionId}`,
    pay: `Pay ${amountText(amount)}`,
    cancel: leave,
    giveUp: leave && `${leave}/give-up`,
  };
};

/** What the card form shows at checkout, where nothing is ordered yet [PAY-28]. */
const shownAtCheckout = (amount: Money) => ({
  amount: amountText(amount),
  reference: 'Not ordered yet',
  form: 'card-form',
  pay: 'Use this card',
});

const checkoutQuery = {
  type: 'object',
  required: ['amount', 'currency'],
  properties: {
    amount: { type: 'string', pattern: '^[0-9]{1,9}$' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
} as const;

/** What differs between the pages of a payment. */
export interface PaymentPage {
  readonly title: string;
  /** Files of the page's own content and script. */
  readonly content: string;
  readonly script: string;
}

const cardPage: PaymentPage = {
  title: 'Card details',
  content: 'card-form.html',
  script: 'card-form.js',
};

/** The pages by the first part of their path. */
const paymentPages: Readonly<Record<string, PaymentPage>> = {
  frame: cardPage,
  pay: { title: 'Pay for your order', content: 'hosted-page.html', script: 'hosted-page.js' },
  'three-ds': {
    title: 'Confirm your payment',
    content: 'bank-question.html',
    script: 'bank-question.js',
  },
};

/** Sends a page of the sandbox with what it shows. */
export async function sendPage(
  reply: FastifyReply,
  { title, content, script }: PaymentPage,
  shown: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const [frame, inner] = await Promise.all(
    ['frame.html', content].map((name) => readFile(`${folder}${name}`, 'utf8')),
  );
  const template = frame?.replace('{{content}}', () => inner ?? '') ?? '';
  const values: Readonly<Record<string, string>> = {
    title,
    script,
    ...shown,
    base: gatewayPath,
  };
  const page = template.replace(/\{\{(\w+)\}\}/g, (_all, key: string) =>
    escapeHtml(values[key] ?? ''),
  );
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * The pages of the sandbox: the card form in a frame, a page in the whole window, and the bank's question in either [PAY-148,
 * PAY-152, PAY-158, PAY-163].
 */
export function registerGatewayPages(
  app: FastifyInstance,
  paymentFor: (transactionId: string) => Promise<GatewayRecord>,
): void {
  for (const [path, page] of Object.entries(paymentPages)) {
    app.get<{ Params: { transactionId: string } }>(
      `${gatewayPath}/${path}/:transactionId`,
      { schema: { hide: true } },
      async ({ params }, reply) =>
        sendPage(reply, page, shownOf(await paymentFor(params.transactionId))),
    );
  }
  app.get<{ Querystring: { amount: string; currency: string } }>(
    `${gatewayPath}/card-form`,
    { schema: { hide: true, querystring: checkoutQuery } },
    async ({ query: { amount, currency } }, reply) =>
      sendPage(reply, cardPage, shownAtCheckout({ minor: Number(amount), currency })),
  );
  app.get<{ Params: { name: string } }>(
    `${gatewayPath}/files/:name`,
    { schema: { hide: true } },
    async ({ params: { name } }, reply) => {
      const file = files.get(name);
      if (!file) throw notFound('The file');
      return reply.type(file.type).send(await readFile(file.path));
    },
  );
}
