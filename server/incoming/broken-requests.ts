import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem, WrongField } from '../../schemas/types/http/orders.ts';
import { toldFields } from '../shell/told-fields.ts';

/** An error of the HTTP parser, with the bytes it was at. */
interface ParserError extends Error {
  readonly code?: string | undefined;
  readonly bytesParsed?: number | undefined;
  readonly rawPacket?: unknown;
}

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const nameOf: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  408: 'TOO_SLOW',
  431: 'HEADERS_TOO_LARGE',
};

/** The header that the parser was in when it met something that no header holds. */
function wrongHeader({ rawPacket, bytesParsed }: ParserError): WrongField[] {
  if (!Buffer.isBuffer(rawPacket)) return [];
  const line = rawPacket.subarray(0, bytesParsed).toString('latin1').split('\r\n').at(-1) ?? '';
  const [, field] = /^([\w-]+):/.exec(line) ?? [];
  return field === undefined
    ? []
    : [{ field: field.toLowerCase(), reason: 'holds a character that no header may' }];
}

/** Whether the call asks for no body: whoever gets one all the same takes it for the beginning of another answer. */
const asksForHead = ({ rawPacket }: ParserError): boolean =>
  Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ';

/** Answers what is no HTTP, or came too slowly, and ends its connection. */
export function answerBrokenRequest(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf[error.code ?? ''] ?? 400;
  const fields = toldFields(status === 400 ? wrongHeader(error) : []);
  const problem: Problem = {
    name: nameOf[status] ?? 'INVALID_REQUEST',
    message: STATUS_CODES[status] ?? 'Bad Request',
    status,
    traceId: randomUUID(),
    ...(fields.length > 0 && { fields }),
  };
  const body = JSON.stringify(problem);
  if (socket.writable) {
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${asksForHead(error) ? '' : body}`);
  }
  socket.destroy(error);
}
