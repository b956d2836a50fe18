import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import type { StorageLog } from '../database.ts';
import type { ChannelConnection } from '../subscriptions.ts';

/** What the connection reports. */
export interface ListenEvents {
  /** Channels to listen to again on a new connection. */
  channels(): readonly string[];
  message(channel: string, payload: string): void;
  /** A lost connection is back and listening again: messages in between were not heard. */
  resync(): void;
}

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

/**
 * One connection outside the pool that only listens. When it is lost it comes back by itself, listens to every
 * channel again and then reports `resync`.
 */
export class ListenConnection implements ChannelConnection {
  readonly #config: ClientConfig;
  readonly #log: StorageLog;
  #events: ListenEvents | undefined;
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #retryMs = FIRST_RETRY_MS;
  #isClosed = false;

  constructor(config: ClientConfig, log: StorageLog) {
    this.#config = config;
    this.#log = log;
  }

  /** Connects. Rejects when the first connection cannot be made: a wrong address should stop the start. */
  async open(events: ListenEvents): Promise<void> {
    this.#events = events;
    await this.#connect();
  }

  async listen(channel: string): Promise<void> {
    await this.#run(`listen "${channel}"`);
  }

  async unlisten(channel: string): Promise<void> {
    await this.#run(`unlisten "${channel}"`);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  /** Without a connection there is nothing to do: the next one listens to all channels and reports `resync`. */
  async #run(statement: string): Promise<void> {
    const client = this.#client;
    if (client === undefined) return;
    try {
      await client.query(statement);
    } catch (error) {
      if (this.#client === client) throw error;
    }
  }

  async #connect(): Promise<void> {
    const client = new Client({ ...this.#config, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      this.#events?.message(channel, payload ?? '');
    });
    client.on('error', (error) => this.#lose(client, error.message));
    client.on('end', () => this.#lose(client, 'the server ended the connection'));
    await client.connect();
    if (this.#isClosed) {
      await client.end();
      return;
    }
    this.#client = client;
    this.#retryMs = FIRST_RETRY_MS;
  }

  #lose(client: Client, reason: string): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#log.warn({ reason }, 'lost the connection that listens for database messages');
    client.end().catch(() => undefined);
    this.#scheduleReconnect();
  }

  #scheduleReconnect(): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => void this.#reconnect(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
      for (const channel of this.#events?.channels() ?? []) await this.listen(channel);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.warn({ reason }, 'cannot listen for database messages yet');
      this.#client = undefined;
      this.#scheduleReconnect();
      return;
    }
    if (this.#client === undefined) return;
    this.#log.info({}, 'listening for database messages again');
    this.#events?.resync();
  }
}
