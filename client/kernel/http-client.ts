/** What an HTTP call needs beyond its path; query values that are undefined are left out. */
export interface HttpCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Sent as it is, in place of a body. */
  readonly file?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  /** `required` fails before sending when there is no token [SHL-58]. */
  readonly authentication?: 'none' | 'optional' | 'required';
  readonly signal?: AbortSignal;
  /** Longest wait in milliseconds, where it is not that of the other calls. */
  readonly timeoutMs?: number;
}

/** An answer outside 200 to 299 [SHL-59]. The message is the status text and the answer's own message. */
export class HttpError extends Error {
  readonly url: string;
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly json: unknown;

  constructor(details: {
    url: string;
    status: number;
    statusText: string;
    type: string;
    text: string;
    json: unknown;
  }) {
    const own = messageOf(details.json) ?? details.text;
    super([details.statusText, own].filter((part) => part !== '').join(': '));
    this.name = 'HttpError';
    this.url = details.url;
    this.status = details.status;
    this.type = details.type;
    this.text = details.text;
    this.json = details.json;
  }
}

const messageOf = (json: unknown): string | undefined =>
  typeof json === 'object' && json !== null && 'message' in json && typeof json.message === 'string'
    ? json.message
    : undefined;

/** An answer that came: its status and its body, parsed when it is JSON. */
export interface HttpAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Settings of a client; `headers` is asked before every call. */
export interface HttpClientSettings {
  readonly fetch: typeof globalThis.fetch;
  readonly baseUrl: string;
  /** Milliseconds until a call fails with 'Request timeout' [SHL-60]. */
  readonly timeoutMs: number;
  /** trace-id, feature-role and the like [SHL-56, SHL-62]. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Token of who is signed in; asked for calls that are authenticated. */
  readonly token: () => string | undefined | Promise<string | undefined>;
  /** Awaited before an answer that came is handed over: what it changes may have to wait for a good moment. */
  readonly settle?: () => Promise<void>;
}

/** Calls the server. Throws `HttpError` for a refusal and an `Error` when no answer came. */
export interface HttpClient {
  send<Body>(call: HttpCall): Promise<HttpAnswer<Body>>;
}

/** Address of a call; the path stays relative to the base. */
const addressOf = (baseUrl: string, { path, query = {} }: HttpCall): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(pairs).toString();
  return `${baseUrl}${path}${search === '' ? '' : `?${search}`}`;
};

export const createHttpClient = (settings: HttpClientSettings): HttpClient => ({
  async send<Body>(call: HttpCall): Promise<HttpAnswer<Body>> {
    const url = addressOf(settings.baseUrl, call);
    const timeout = AbortSignal.timeout(call.timeoutMs ?? settings.timeoutMs);
    try {
      const response = await settings.fetch(url, {
        method: call.method ?? 'GET',
        headers: await headersOf(call, settings),
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        ...(call.file === undefined ? {} : { body: call.file }),
      });
      const text = await response.text();
      await settings.settle?.();
      const json = parse(text);
      if (!response.ok) {
        const { status, statusText } = response;
        const type = response.headers.get('content-type') ?? '';
        throw new HttpError({ url, status, statusText, type, text, json });
      }
      return { status: response.status, body: json as Body };
    } catch (error) {
      throw timeout.aborted && !(error instanceof HttpError) ? new Error('Request timeout') : error;
    }
  },
});

/** The body of an answer, or what stands for none where an error means that there is none; any other error is thrown. */
export const bodyOr = async <Body>(
  answer: Promise<{ readonly body: Body }>,
  none: Body,
  meansNone: (error: unknown) => boolean,
): Promise<Body> => {
  try {
    return (await answer).body;
  } catch (error) {
    if (meansNone(error)) return none;
    throw error;
  }
};

/** Whether an error says that the server has no such thing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 404;

const headersOf = async (call: HttpCall, { headers, token }: HttpClientSettings) => ({
  accept: 'application/json',
  ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(call.file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
  ...headers(),
  ...call.headers,
  ...(await authenticationOf(call.authentication ?? 'none', token)),
});

const authenticationOf = async (
  need: NonNullable<HttpCall['authentication']>,
  tokenOf: HttpClientSettings['token'],
): Promise<Readonly<Record<string, string>>> => {
  if (need === 'none') return {};
  const token = await tokenOf();
  if (token !== undefined) return { authorization: `Bearer ${token}`, 'id-token': token };
  if (need === 'required') throw new Error('JWT not returned by isAuthenticated');
  return {};
};

const parse = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};
