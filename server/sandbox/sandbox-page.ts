import type { FastifyReply } from 'fastify';
import { ownLanguage } from '../shell/own-language.ts';

/** A form that leads back to this site, a stylesheet and a typeface of ours; nothing else. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";

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
      `<!doctype html><html lang="${ownLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/sandbox/gateway/files/sandbox.css"></head><body><main>${content}</main></body></html>`,
    );
