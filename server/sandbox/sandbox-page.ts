import type { FastifyReply } from 'fastify';
import { hashSource } from '../pages/page-policy.ts';
import { ownLanguage } from '../shell/own-language.ts';

/** How the page looks. */
const style = `
body { max-width: 30rem; margin: 0 auto; padding: 1rem; font: 400 1rem/1.5 system-ui, sans-serif; }
input, button { box-sizing: border-box; width: 100%; min-height: 3rem; margin-top: 0.5rem; font: inherit; }
`;

/** A form that leads back to this site, and the style that is written here; nothing else. */
const policy = `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; frame-ancestors 'none'`;

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
