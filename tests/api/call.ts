import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** An answer with its body read: parsed when it is JSON, else as text. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Headers of a call; `host` chooses the market. */
export type CallHeaders = Readonly<Record<string, string>>;

/** What is sent besides the address. */
export interface Call {
  readonly method?: string;
  readonly headers?: CallHeaders;
  /** Sent as it is. */
  readonly body?: string;
}

/** Makes one HTTP call. Unlike `fetch` it lets the caller say which host it means. */
export async function call<Body>(
  url: string,
  { method = 'GET', headers = {}, body }: Call = {},
): Promise<Answer<Body>> {
  const outgoing = request(url, { method, headers, agent: false });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const content = await text(response);
  const { statusCode = 0, rawHeaders } = response;
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, index): [string, string] => [
    rawHeaders[index * 2] ?? '',
    rawHeaders[index * 2 + 1] ?? '',
  ]);
  const answerHeaders = new Headers(pairs);
  const isJson = answerHeaders.get('content-type')?.includes('json') ?? false;
  const parsed = (isJson ? JSON.parse(content) : content) as Body;
  return { status: statusCode, headers: answerHeaders, body: parsed };
}
