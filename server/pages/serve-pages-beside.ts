import { randomBytes } from 'node:crypto';
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
  /** Whether they make styles, which a nonce for each answer lets in; `<meta name="csp-nonce">` tells it. */
  readonly makesStyles?: boolean;
}

/** What such a page may do: run what it came with and call this server; nothing else, and in no frame. */
const strictPolicy = (styles: string): readonly string[] => [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "script-src 'self'",
  `style-src 'self'${styles} ${hashSource('')}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
];

/** Serves what the pages load. @returns what answers with the page */
export async function servePagesBeside(
  app: FastifyInstance,
  { distDir, folder, base, notBuilt, policy = [], makesStyles = false }: PagesBeside,
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
  return (reply) => {
    const nonce = makesStyles ? randomBytes(16).toString('base64url') : undefined;
    const styles = nonce === undefined ? '' : ` 'nonce-${nonce}'`;
    const meta = nonce === undefined ? '' : `<meta name="csp-nonce" content="${nonce}">`;
    return reply
      .code(html === undefined ? 503 : 200)
      .header(policyHeader, [...strictPolicy(styles), ...policy].join(';'))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type(html === undefined ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8')
      .send(html?.replace('<head>', `<head>${meta}`) ?? notBuilt);
  };
}
