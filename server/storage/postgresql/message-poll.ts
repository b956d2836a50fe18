import { type Kysely, sql } from 'kysely';
import type { StorageLog } from '../database.ts';
import type { Tables } from '../tables.ts';

/** Longest pause between two looks for messages, in milliseconds. */
const everyMs = 200;

/** Shortest pause between two looks, in milliseconds: under load one look finds the messages of many transactions. */
const leastMs = 20;

/** How long messages are kept, in seconds. */
const keptSeconds = 600;

/** After so many seconds without a look some messages may have been forgotten unheard. */
const longestGapSeconds = keptSeconds / 2;

/** Most messages that one round forgets. */
const forgottenAtOnce = 10_000;

/** What a look tells its owner. */
export interface MessageEvents {
  message(channel: string, payload: string): void;
  /** Messages may have been missed. */
  resync(): void;
}

interface Look {
  /** What the look could see, as PostgreSQL writes a snapshot. */
  readonly snapshot: string;
  /** When the server was started: a snapshot means nothing to another one. */
  readonly server: string;
  readonly second: number;
  /** Channel and payload of each message that the last look could not see. */
  readonly messages: readonly (readonly [string, string])[] | null;
}

/**
 * Looks at the table of messages for what has been committed since the last look. It goes by what that one could see
 * and not by a number, as a transaction that has the smaller number may commit later. One statement a look, in no
 * session of its own: it works through any pooler [OPS-24].
 */
export class MessagePoll {
  readonly #db: Kysely<Tables>;
  readonly #events: MessageEvents;
  readonly #log: StorageLog;
  #last: Look | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isWoken = false;
  #isFailing = false;
  #isClosed = false;

  private constructor(db: Kysely<Tables>, events: MessageEvents, log: StorageLog) {
    this.#db = db;
    this.#events = events;
    this.#log = log;
  }

  /** Begins to look; every message that is committed later is heard. */
  static async open(
    db: Kysely<Tables>,
    events: MessageEvents,
    log: StorageLog,
  ): Promise<MessagePoll> {
    const poll = new MessagePoll(db, events, log);
    await poll.#look();
    poll.#wait(everyMs);
    return poll;
  }

  /** Looks soon: something was told here. */
  wake(): void {
    if (this.#looking) this.#isWoken = true;
    else this.#wait(0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #wait(pauseMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#round();
    }, pauseMs);
  }

  async #round(): Promise<void> {
    this.#isWoken = false;
    try {
      await this.#look();
      if (this.#isFailing) this.#log.info({}, 'looking for database messages again');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing && !this.#isClosed) {
        this.#log.warn({ err: error }, 'cannot look for database messages');
      }
      this.#isFailing = true;
    }
    this.#looking = undefined;
    this.#wait(this.#isWoken ? leastMs : everyMs);
  }

  async #look(): Promise<void> {
    const last = this.#last;
    const seen = sql`${last?.snapshot ?? null}::text::pg_snapshot`;
    const { rows } = await sql<Look>`
      select pg_current_snapshot()::text as snapshot,
        pg_postmaster_start_time()::text as server,
        extract(epoch from statement_timestamp())::float8 as second,
        (
          select json_agg(json_build_array(channel, payload) order by xid, id) from channel_message
          where xid >= pg_snapshot_xmin(${seen})
            and not pg_visible_in_snapshot(xid, ${seen})
            and pg_visible_in_snapshot(xid, pg_current_snapshot())
        ) as messages`.execute(this.#db);
    const [look] = rows;
    if (!look || this.#isClosed) return;
    this.#last = look;
    if (!last) return;
    if (look.server !== last.server || look.second - last.second > longestGapSeconds) {
      this.#events.resync();
      return;
    }
    for (const [channel, payload] of distinct(look.messages ?? [])) {
      this.#events.message(channel, payload);
    }
  }
}

/** What was told several times since the last look is heard once. */
const distinct = (messages: NonNullable<Look['messages']>) =>
  new Map(messages.map((message) => [message.join(' '), message])).values();

/** Forgets messages that every process has heard. */
export async function forgetMessages(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from channel_message where (xid, id) in (
      select xid, id from channel_message
      where at < statement_timestamp() - ${keptSeconds} * interval '1 second'
      limit ${forgottenAtOnce}
      for update skip locked
    )`.execute(db);
}
