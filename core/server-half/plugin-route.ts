import type { CheckedAction } from '../accounts/bot-check.ts';
import type { PluginServer } from './plugin-server.ts';
import type { Identity, SignInAccounts } from './sign-in-accounts.ts';

/** JSON Schema (draft-07); `{ $ref: 'Name#' }` means one of `schemas/http/`. */
export type RouteSchema = Readonly<Record<string, unknown>>;

/** How many calls are taken within a time. */
export interface CallLimit {
  /** What is limited, in a word of the plugin's own. */
  readonly of: string;
  readonly most: number;
  /** The time, in milliseconds; it begins with the first call. */
  readonly windowMs: number;
  /** How many about one subject, where that is another number than for one address. */
  readonly mostAbout?: number;
  /** Name of the refusal; `TOO_MANY_REQUESTS` unless it is another. */
  readonly refusal?: string;
}

/** A try that can be right by chance. */
export interface Guess {
  /** What is guessed, in a word: the log of security events names it [SEC-41]. */
  readonly of: string;
  /** About whom. */
  readonly about: Identity;
  /** A limit on tries about them beside those of the manifest's `identity.guessing`. */
  readonly limit?: Pick<CallLimit, 'of' | 'most' | 'windowMs'>;
  /** Every call counts, failed or not: for one that sends something. */
  readonly countsAll?: true;
  /** Name of the refusal; `TOO_MANY_REQUESTS` unless it is another. */
  readonly refusal?: string;
}

/** A call of one of a plugin's routes. */
export interface PluginCall<Body = unknown, Query = unknown, Params = unknown> {
  /** As the route's schemas say. */
  readonly body: Body;
  readonly query: Query;
  readonly params: Params;
  /** The id by which the call is found in the log. */
  readonly traceId: string;
  /** The level of flags that the caller says they are at, `none` by default: anybody can say so [EXP-56]. */
  readonly flagLevel: string;
  /** The token of its `authorization` header, whosever it is; `account` knows those of sessions. */
  readonly bearer: string | undefined;
  /**
   * The accounts of the market, for its way to sign in.
   * @throws for a plugin that does not fill `sign-in`, which is its mistake
   */
  readonly accounts: SignInAccounts;
  /** Id of the account of the customer who calls, in this market; undefined for a guest. */
  account(): Promise<string | undefined>;
  /**
   * A digest of the network address that calls, the same in every process; undefined where this server tells none from
   * another. Customers may share one: what is kept for one of them is not to be given up for the next.
   */
  readonly addressKey: string | undefined;
  /**
   * Has the market's bot check look at the call; a market without one lets it through [OTP-27].
   * @throws 403 for a call that a program has made
   */
  checkForBot(action: CheckedAction): Promise<void>;
  /**
   * Counts the call against its network address, in every process, before work that is dear or can be guessed.
   * @param subject whom or what it is about: counted by itself too
   * @throws 429 when there were too many
   */
  limit(limit: CallLimit, subject?: string): Promise<void>;
  /**
   * Does work that shows whether the caller guessed right. Only failed tries count: about the customer, of the network
   * address, and of both together, in one count with everything else that can be guessed [SEC-21].
   * @throws 429 when there were too many; what the work throws, which counts as failed
   */
  guess<Result>(guess: Guess, work: () => Promise<Result>): Promise<Result>;
}

/** What a route answers that is no JSON, such as a page or its script. */
export interface PluginFile {
  /** Its media type, as `text/html; charset=utf-8`. */
  readonly type: string;
  readonly content: string | Uint8Array;
  /** The content security policy of a page, in place of the one that pages of the market have. */
  readonly policy?: string;
}

/** What a route answers. */
export interface PluginAnswer {
  /** One of the statuses that the route names. */
  readonly status: number;
  readonly body?: unknown;
  /** In place of a body: answered as it is, whatever the route has described. */
  readonly file?: PluginFile;
  /**
   * Work that goes on after the answer, so that its time tells nothing [SEC-22]. The server waits for it before it ends,
   * and logs what it throws.
   */
  readonly goesOn?: Promise<void>;
}

/** A field of a body that is wrong, such as `card.number`. */
export interface RefusedField {
  readonly field: string;
  /** What is wrong with it, to follow its name. */
  readonly reason: string;
}

/** A call is refused: it is answered as every refusal of the server is, with a name that programs go by. */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: readonly RefusedField[];

  /**
   * @param status from 400 to 499, or 503 for what the plugin does not do at present
   * @param name such as `NO_STAMPS`, stable
   * @param message one sentence for a person
   * @param fields those that are wrong, which the answer names
   */
  constructor(status: number, name: string, message: string, fields: readonly RefusedField[] = []) {
    super(message);
    this.name = name;
    this.status = status;
    this.fields = fields;
  }
}

/**
 * A call that a plugin adds to the HTTP API at `/v1/plugins/<id><path>`, or at a base of its own, in the markets that name the plugin; in others
 * there is no such call [ENG-15]. It is described in the OpenAPI document, checked by its schemas, counted by the limit of
 * calls, and kept out of every cache unless it says otherwise.
 */
export interface PluginRoute<
  Options = Readonly<Record<string, unknown>>,
  Body = unknown,
  Query = unknown,
  Params = unknown,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Begins with `/`; `:name` stands for a part that becomes a parameter. */
  readonly path: string;
  /**
   * For a call whose address others have agreed on, such as `/v1/identity`: what stands before the path in place of
   * `/v1/plugins/<id>`. It begins with `/v`, a number and `/`, and that of a sandbox may be `/sandbox/` with one word. Two
   * plugins that are served by one server cannot have the same address.
   */
  readonly base?: string;
  /**
   * It is served whatever the host of the call, also where that is no market's: for what stands outside and serves all
   * markets, as a sandbox does. Its handle is that of the first market that names the plugin.
   */
  readonly isAnywhere?: true;
  /** Calls are answered however many an address makes; only those that fail count: for callers who bring a key. */
  readonly isUnlimited?: true;
  /** It answers pages and their files, which are no calls of the API: the OpenAPI document leaves it out. */
  readonly isPage?: true;
  /**
   * Its body is a form that a page of another site has the browser post, of at most 16 KiB and each field a text; no other
   * kind of body is read.
   */
  readonly isForm?: true;
  /** What it is for, in a line of the OpenAPI document. */
  readonly summary: string;
  readonly body?: RouteSchema;
  readonly query?: RouteSchema;
  readonly params?: RouteSchema;
  /** Schema of the answer by status, from 200 to 299; what it does not describe is left out of the answer. */
  readonly answers: Readonly<Record<number, RouteSchema>>;
  /** The answer is the same for everybody who asks alike, and holds nothing personal and nothing secret. */
  readonly isPublic?: true;
  /**
   * Answers a call that fits the schemas, within 15 seconds.
   * @throws Refusal for what the caller did wrong; anything else is answered 500 and logged
   */
  answer(
    call: PluginCall<Body, Query, Params>,
    server: PluginServer<Options>,
  ): Promise<PluginAnswer>;
}
