import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Money, toDecimal } from '../../../core/money/money.ts';
import type { PluginAnswer, PluginFile } from '../../../core/server-half/plugin-route.ts';
import type { PaymentRecord } from './records.ts';
import { notFound } from './route-parts.ts';
import { pagesPath } from './status-changes.ts';

const folder = fileURLToPath(new URL('pages/', import.meta.url));

const { resolve } = createRequire(import.meta.url);

/** A file that a page may ask for. */
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

/** A file of the pages by its name. @throws Refusal 404 */
export async function pageFile(name: string): Promise<PluginFile> {
  const file = files.get(name);
  if (!file) throw notFound('The file');
  return { type: file.type, content: await readFile(file.path) };
}

/** Language of the pages, which belong to no market. */
const language = 'en';

/** Scripts, calls and typefaces of our own only; shown in a page of our own only. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

export const amountText = ({ minor, currency }: Money): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(toDecimal(minor));

/** What the pages of a payment show of it. A page that leads back to the site has addresses for the ways to leave it. */
export const shownOf = ({ amount, reference, transactionId, returnAddresses }: PaymentRecord) => {
  const leave = returnAddresses.accept === undefined ? '' : `${pagesPath}/pay/${transactionId}`;
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

/** What differs between the pages of a payment. */
export interface PaymentPage {
  readonly title: string;
  /** Files of the page's own content and script. */
  readonly content: string;
  readonly script: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A page with what it shows. */
export async function pageAnswer(
  { title, content, script }: PaymentPage,
  shown: Readonly<Record<string, string>>,
): Promise<PluginAnswer> {
  const [frame, inner] = await Promise.all(
    ['frame.html', content].map((name) => readFile(`${folder}${name}`, 'utf8')),
  );
  const template = frame?.replace('{{content}}', () => inner ?? '') ?? '';
  const values: Readonly<Record<string, string>> = { title, script, ...shown, base: pagesPath };
  const page = template.replace(/\{\{(\w+)\}\}/g, (_all, key: string) =>
    escapeHtml(values[key] ?? ''),
  );
  return { status: 200, file: { type: 'text/html; charset=utf-8', content: page, policy } };
}
