import type { ChannelListener, ChannelSignal, StorageLog, Unsubscribe } from './database.ts';
import { assertChannelName } from './publish.ts';

/** How a connection starts and ends hearing a channel. */
export interface ChannelConnection {
  listen(channel: string): Promise<void>;
  unlisten(channel: string): Promise<void>;
}

interface Channel {
  readonly listeners: Set<ChannelListener>;
  readonly listening: Promise<void>;
}

/** The listeners of one process by channel: the connection listens once for all listeners of a channel. */
export class Subscriptions {
  readonly #connection: ChannelConnection;
  readonly #log: StorageLog;
  readonly #channels = new Map<string, Channel>();

  constructor(connection: ChannelConnection, log: StorageLog) {
    this.#connection = connection;
    this.#log = log;
  }

  /** Channels that have a listener: what a new connection must listen to again. */
  channels(): readonly string[] {
    return [...this.#channels.keys()];
  }

  async subscribe(name: string, listener: ChannelListener): Promise<Unsubscribe> {
    assertChannelName(name);
    // A listener of its own for each subscription: the same function may be subscribed twice.
    const own: ChannelListener = (signal) => listener(signal);
    let channel = this.#channels.get(name);
    if (channel === undefined) {
      channel = { listeners: new Set(), listening: this.#connection.listen(name) };
      this.#channels.set(name, channel);
    }
    channel.listeners.add(own);
    try {
      await channel.listening;
    } catch (error) {
      if (this.#channels.get(name) === channel) this.#channels.delete(name);
      throw error;
    }
    return () => this.#unsubscribe(name, own);
  }

  /** Hands a message to the listeners of its channel. */
  deliver(name: string, payload: string): void {
    this.#signal(this.#channels.get(name), { kind: 'message', payload });
  }

  /** Tells every listener that messages may have been missed. */
  resync(): void {
    for (const channel of this.#channels.values()) this.#signal(channel, { kind: 'resync' });
  }

  async #unsubscribe(name: string, listener: ChannelListener): Promise<void> {
    const channel = this.#channels.get(name);
    if (channel === undefined || !channel.listeners.delete(listener)) return;
    if (channel.listeners.size > 0) return;
    this.#channels.delete(name);
    await this.#connection.unlisten(name);
  }

  #signal(channel: Channel | undefined, signal: ChannelSignal): void {
    if (channel === undefined) return;
    for (const listener of channel.listeners) {
      try {
        listener(signal);
      } catch (error) {
        this.#log.error({ err: error }, 'a database subscriber failed');
      }
    }
  }
}
