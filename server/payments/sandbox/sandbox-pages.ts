import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { toDecimal } from '../../../core/money/money.ts';
import { escapeHtml } from '../../shell/escape-html.ts';
import { notFound } from '../../shell/problem-error.ts';
import { sandboxPath } from './sandbox-gateway.ts';
import type { SandboxPayment } from './sandbox-repository.ts';

const folder = fileURLToPath(new URL('pages/', import.meta.url));

/** Files a sandbox page may ask for, with their types. */
const files: Readonly<Record<string, string>> = {
  'card-form.js': 'text/javascript; charset=utf-8',
  'bank-question.js': 'text/javascript; charset=utf-8',
  'tell-page.js': 'text/javascript; charset=utf-8',
  'sandbox.css': 'text/css; charset=utf-8',
};

/** Scripts and calls of our own only; shown in a page of our own only. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

const amountOf = ({ amount_minor, currency }: SandboxPayment): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(toDecimal(amount_minor));

/** What differs between the pages that are shown in a frame. */
interface FramePage {
  readonly title: string;
  /** Files of the page's own content and script. */
  readonly content: string;
  readonly script: string;
}

/** The pages by the first part of their path. */
const framePages: Readonly<Record<string, FramePage>> = {
  frame: { title: 'Card details', content: 'card-form.html', script: 'card-form.js' },
  'three-ds': {
    title: 'Confirm your payment',
    content: 'bank-question.html',
    script: 'bank-question.js',
  },
};

async function sendPage(
  reply: FastifyReply,
  { title, content, script }: FramePage,
  payment: SandboxPayment,
): Promise<FastifyReply> {
  const [frame, inner] = await Promise.all(
    ['frame.html', content].map((name) => readFile(`${folder}${name}`, 'utf8')),
  );
  const template = frame?.replace('{{content}}', () => inner ?? '') ?? '';
  const values: Readonly<Record<string, string>> = {
    title,
    script,
    amount: amountOf(payment),
    reference: payment.reference,
    transaction: payment.transaction_id,
    base: sandboxPath,
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

/** The pages that the sandbox shows in frames: the card form and the bank's question [PAY-148, PAY-158, PAY-163]. */
export function registerSandboxPages(
  app: FastifyInstance,
  paymentFor: (transactionId: string) => Promise<SandboxPayment>,
): void {
  for (const [path, page] of Object.entries(framePages)) {
    app.get<{ Params: { transactionId: string } }>(
      `${sandboxPath}/${path}/:transactionId`,
      { schema: { hide: true } },
      async ({ params }, reply) => sendPage(reply, page, await paymentFor(params.transactionId)),
    );
  }
  app.get<{ Params: { name: string } }>(
    `${sandboxPath}/files/:name`,
    { schema: { hide: true } },
    async ({ params: { name } }, reply) => {
      const type = Object.hasOwn(files, name) ? files[name] : undefined;
      if (type === undefined) throw notFound('The file');
      return reply.type(type).send(await readFile(`${folder}${name}`));
    },
  );
}
