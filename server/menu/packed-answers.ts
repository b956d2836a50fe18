import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Packing, packingOf } from '../shell/packing.ts';

/** Answers of which packed ones are kept, those made last. */
const mostPacked = 500;

/** Answers about one thing of which the names are kept: callers may name kinds that there are not. */
const mostNames = 50;

/** Less is not packed, in bytes: it fits one packet as it is. */
const leastPacked = 1024;

/** Brotli's effort, of 11: each answer is packed once, but while somebody waits for it. */
const effort = 5;

const packers: Readonly<Record<Packing, (bytes: Buffer) => Buffer>> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
};

/** An answer as it goes over the wire, and its name. */
interface Answer {
  readonly tag: string;
  readonly bytes: Buffer;
  readonly packed: Partial<Record<Packing, Buffer>>;
}

/** An answer about something that does not change as long as it is the same object. */
interface AnswerAbout {
  readonly about: object;
  /** Tells it from other answers about the same. */
  readonly name: string;
  readonly make: () => unknown;
}

/** Sends answers that many ask for: written and packed once, and not at all to whoever has it. */
export interface PackedAnswers {
  readonly send: (request: FastifyRequest, reply: FastifyReply, of: AnswerAbout) => FastifyReply;
}

/** Whether a caller has an answer of this name: the header lists names, or says any. */
const has = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .some((name) => name === tag || name === '*' || `W/${name}` === tag);

export function packedAnswers(): PackedAnswers {
  const known = new WeakMap<object, Map<string, Answer>>();
  /** By their names: an answer made anew mostly says the same. */
  const byTag = new Map<string, Answer>();

  const written = (reply: FastifyReply, value: unknown): Answer => {
    const body = reply.serialize(value);
    const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body as Uint8Array);
    const tag = `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;
    const answer = byTag.get(tag) ?? { tag, bytes, packed: {} };
    byTag.delete(tag);
    byTag.set(tag, answer);
    const [oldest] = byTag.keys();
    if (byTag.size > mostPacked && oldest !== undefined) byTag.delete(oldest);
    return answer;
  };

  return {
    send(request, reply, { about, name, make }) {
      const answers = known.get(about) ?? new Map<string, Answer>();
      known.set(about, answers);
      const answer = answers.get(name) ?? written(reply, make());
      if (answers.size < mostNames) answers.set(name, answer);
      void reply.headers({ etag: answer.tag, vary: 'Accept-Encoding' });
      if (has(request, answer.tag)) return reply.code(304).send();
      const isSmall = answer.bytes.length < leastPacked;
      const packing = isSmall ? 'identity' : packingOf(request.headers['accept-encoding']);
      const packed = (answer.packed[packing] ??= packers[packing](answer.bytes));
      if (packing !== 'identity') void reply.header('content-encoding', packing);
      return reply.type('application/json; charset=utf-8').send(packed);
    },
  };
}
