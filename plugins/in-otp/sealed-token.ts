import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { CodeSubject } from '../../core/server-half/sign-in-accounts.ts';

/** What a token is for: the code of a message is awaited, or was right. */
export type TokenKind = 'asked' | 'verified';

/** What a token says. */
export interface TokenContent {
  /** Tells it from every other about the same number, so that one that is asked for later ends none. */
  readonly id: string;
  readonly phone: string;
  /** The code that is used up with a verified token; empty for one whose code goes by message. */
  readonly code: string;
}

export const newTokenId = (): string => randomBytes(12).toString('base64url');

/** What the code of a token allows. */
export const subjectOf = (kind: TokenKind, { id, phone }: TokenContent): CodeSubject => ({
  allows: `${kind} ${id}`,
  about: { of: 'phone', value: phone },
});

type Sealer = Pick<PluginServer, 'market' | 'secret'>;

async function sealOf(
  { market, secret }: Sealer,
  kind: TokenKind,
  content: string,
): Promise<Buffer> {
  const key = await secret('tokens');
  return createHmac('sha256', key).update(`${market} ${kind} ${content}`).digest();
}

/** A token with our seal: nobody makes one up about the number of somebody else. */
export async function sealToken(
  server: Sealer,
  kind: TokenKind,
  { id, phone, code }: TokenContent,
): Promise<string> {
  const content = [id, phone.slice(1), code].join('.');
  return `${content}.${(await sealOf(server, kind, content)).toString('base64url')}`;
}

/** What a token says; undefined for one that is not ours, of another market, or for something else. */
export async function openToken(
  server: Sealer,
  kind: TokenKind,
  token: string,
): Promise<TokenContent | undefined> {
  const end = token.lastIndexOf('.');
  const content = token.slice(0, Math.max(end, 0));
  const given = Buffer.from(token.slice(end + 1), 'base64url');
  const right = await sealOf(server, kind, content);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [id = '', digits = '', code = ''] = content.split('.');
  return { id, phone: `+${digits}`, code };
}
