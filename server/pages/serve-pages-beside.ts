import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hashSource } from './page-policy.ts';
import { policyHeader } from './security-headers.ts';

/** Pages that are no part of the shop, as the build made them. */
interface PagesBeside {
  readonly distDir: string;
  /** Their folder below that of the build. */
  readonly folder: string;
  /** Where their files are asked for, with a slash at its end. */
  readonly base: string;
  /** Said where they are not built. */
  readonly notBuilt: string;
  /** What they may do beyond running what they came with and calling this server. */
  readonly policy?: readonly string[];
}

/** What such a page may do: run what it came with and call this server; nothing else, and in no frame. */
const strictPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "script-src 'self'",
  `style-src 'self' ${hashSource('')}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
];

/** Serves what the pages load. @returns what answers with the page */
export async function servePagesBeside(
  app: FastifyInstance,
  { distDir, folder, base, notBuilt, policy = [] }: PagesBeside,
): Promise<(reply: FastifyReply) => FastifyReply> {
  const assets = join(distDir, folder, 'assets');
  const file = join(distDir, folder, 'index.html');
  const html = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  if (existsSync(assets)) {
    await app.register(staticFiles, {
      root: assets,
      prefix: `${base}assets/`,
      index: false,
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response) => {
        void response.header('cache-control', 'public, max-age=31536000, immutable');
      },
    });
  }
  return (reply) =>
    reply
      .code(html === undefined ? 503 : 200)
      .header(policyHeader, [...strictPolicy, ...policy].join(';'))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type(html === undefined ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8')
      .send(html ?? notBuilt);
}
