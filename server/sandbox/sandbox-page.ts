import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyReply } from 'fastify';
import { hashSource } from '../pages/page-policy.ts';
import { ownLanguage } from '../shell/own-language.ts';

const { resolve } = createRequire(import.meta.url);

/** The typeface comes inside the page: such pages are read on machines that have none. */
const typeface = readFileSync(
  resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
).toString('base64');

/** How the page looks. */
const style = `
@font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${typeface}) format('woff2'); }
body { max-width: 30rem; margin: 0 auto; padding: 1rem; font: 400 1rem/1.5 Figtree, system-ui, sans-serif; }
input, button { box-sizing: border-box; width: 100%; min-height: 3rem; margin-top: 0.5rem; font: inherit; }
`;

/** A form that leads back to this site, and the style and typeface that are written here; nothing else. */
const policy = `default-src 'none'; style-src ${hashSource(style)}; font-src data:; base-uri 'none'; frame-ancestors 'none'`;

/** Sends a small page of a sandbox; `title` and `content` are HTML. */
export const sandboxPage = (
  reply: FastifyReply,
  { title, content }: { readonly title: string; readonly content: string },
): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${ownLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main>${content}</main></body></html>`,
    );
