import type { CallOutside, OutsideCall } from '../../core/server-half/outside-call.ts';

/** What the library asks for. */
interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The library's calls, made within the limits of every call outside: time, size, no redirects [GTW-20]. */
export const outsideFetch =
  (callOutside: CallOutside) =>
  async (url: string, { method, headers, body }: Asked): Promise<Response> => {
    const answer = await callOutside({
      method: method as OutsideCall['method'],
      url,
      headers,
      ...(body instanceof URLSearchParams && { body: body.toString() }),
    });
    const { status, headers: answered } = answer;
    return new Response(status === 204 ? null : answer.body, { status, headers: answered });
  };
