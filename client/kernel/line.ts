import { observable } from 'mobx';
import { type HttpAnswer, type HttpCall, type HttpClient, HttpError } from './http-client.ts';

/** The line to the server. */
export interface Line {
  /** The server cannot be reached: what is shown is what was seen last [HST-08]. */
  readonly isDown: boolean;
  /** Loads what is there for times without the server, as it could not be loaded then. */
  prepare(): void;
}

/** What is there for times without the server: it loads when an answer is to be kept, or a call fails. */
export interface OfflineHalf {
  /** Keeps an answer for such times. */
  keep(call: HttpCall, body: unknown): void;
  /** A call got no answer: what the server last answered to it, where the server is out of reach. */
  instead(call: HttpCall): Promise<HttpAnswer<unknown> | undefined>;
  /** The server has answered after it was out of reach. */
  reached(): void;
}

/** Loads the half; `soon` waits until the page has nothing better to do. */
export interface OfflineLoading {
  readonly load: (line: LineState) => Promise<OfflineHalf>;
  readonly soon: (work: () => void) => void;
}

/** The line as those see it who watch it. */
export interface LineState extends Pick<Line, 'isDown'> {
  set(isDown: boolean): void;
}

/** What a hut sells and offers: what a customer can go on reading without the server. */
const isKept = ({ method = 'GET', path }: HttpCall): boolean =>
  method === 'GET' && /^\/v\d\/(products|sectors|menu-options|skus|deals|discounts)\//.test(path);

/** Makes calls as a client does, and follows by them whether the server can be reached [HST-08]. */
export const followLine = (
  http: HttpClient,
  { load, soon }: OfflineLoading,
): { readonly http: HttpClient; readonly line: Line } => {
  const down = observable.box(false);
  const line: LineState = {
    get isDown() {
      return down.get();
    },
    set: (isDown) => down.set(isDown),
  };
  let half: Promise<OfflineHalf> | undefined;
  const loaded = async (): Promise<OfflineHalf> => {
    half ??= load(line);
    try {
      return await half;
    } catch (error) {
      // A part that did not load is asked for again.
      half = undefined;
      throw error;
    }
  };
  /** Works with the half; the shop goes on without it where it cannot be loaded. */
  const withHalf = <Result>(work: (there: OfflineHalf) => Result): Promise<Result | undefined> =>
    loaded().then(work, () => undefined);
  return {
    line: {
      get isDown() {
        return line.isDown;
      },
      prepare: () => void loaded().catch(() => {}),
    },
    http: {
      async send<Body>(call: HttpCall): Promise<HttpAnswer<Body>> {
        try {
          const answer = await http.send<Body>(call);
          if (line.isDown) void withHalf((there) => there.reached());
          if (isKept(call)) soon(() => void withHalf((there) => there.keep(call, answer.body)));
          return answer;
        } catch (error) {
          if (error instanceof HttpError || call.signal?.aborted) throw error;
          const kept = await withHalf((there) => there.instead(call));
          if (kept && isKept(call)) return kept as HttpAnswer<Body>;
          throw error;
        }
      },
    },
  };
};
