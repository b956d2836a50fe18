import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A pooler between servers and PostgreSQL, as deployments have one. */
export interface TransactionPooler {
  /** The database's address through the pooler. */
  readonly url: string;
  /** Statements that came through it. */
  readonly statements: readonly string[];
  readonly close: () => Promise<void>;
}

/** Connections to the database: fewer than clients, so that no client has one of its own. */
const size = 4;

const readyForQuery = 'Z'.charCodeAt(0);
const parse = 'P'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);
const idle = 'I'.charCodeAt(0);
const backendKey = 'K'.charCodeAt(0);

/** What the pooler tells clients instead of the process that serves them and its key: it lends them a new one each time. */
const ownBackend = { pid: 1, key: 1 };

/** Cuts bytes into the messages of PostgreSQL's protocol: a letter, then a length that counts itself. */
class Messages {
  #rest = Buffer.alloc(0);

  take(bytes: Buffer): Buffer[] {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    const found: Buffer[] = [];
    while (this.#rest.length >= 5) {
      const end = 1 + this.#rest.readInt32BE(1);
      if (this.#rest.length < end) break;
      found.push(this.#rest.subarray(0, end));
      this.#rest = this.#rest.subarray(end);
    }
    return found;
  }
}

/** A connection to the database, lent to one client until its transaction is over. */
class Lent {
  readonly socket: Socket;
  readonly greeting: Promise<Buffer>;
  readonly #messages = new Messages();
  hear: (message: Buffer) => void;

  constructor(host: string, port: number, start: Buffer) {
    this.socket = connect({ host, port, noDelay: true });
    this.socket.on('error', () => undefined);
    const heard: Buffer[] = [];
    this.hear = () => undefined;
    this.greeting = new Promise((resolve) => {
      this.hear = (message) => {
        heard.push(message);
        if (message[0] === readyForQuery) resolve(Buffer.concat(heard));
      };
    });
    this.socket.on('data', (bytes: Buffer) => {
      for (const message of this.#messages.take(bytes)) this.hear(message);
    });
    this.socket.write(start);
  }
}

/** What a client says first, without the settings that only a session could keep. */
function startMessage({ username, pathname }: URL): Buffer {
  const words = ['user', username, 'database', pathname.slice(1), ''];
  const body = Buffer.from(`${words.join('\0')}\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
}

/** The greeting of PostgreSQL, as the pooler passes it on. */
const greetingOfPooler = (greeting: Buffer): Buffer =>
  Buffer.concat(
    new Messages().take(greeting).map((message) => {
      if (message[0] !== backendKey) return message;
      const own = Buffer.from(message);
      own.writeInt32BE(ownBackend.pid, 5);
      own.writeInt32BE(ownBackend.key, 9);
      return own;
    }),
  );

/**
 * Starts a pooler that lends a connection for a transaction and then to whoever comes next, as PgBouncer does in its
 * mode of that name: what a session would remember, such as `LISTEN`, is of no use behind it.
 */
export async function startPooler(databaseUrl: string): Promise<TransactionPooler> {
  const address = new URL(databaseUrl);
  const start = startMessage(address);
  const make = () => new Lent(address.hostname, Number(address.port), start);
  const all = Array.from({ length: size }, make);
  const free = [...all];
  const waiting: ((lent: Lent) => void)[] = [];
  const statements: string[] = [];
  const greeting = greetingOfPooler(await (all[0] as Lent).greeting);
  await Promise.all(all.map((one) => one.greeting));

  const borrow = (): Promise<Lent> => {
    const lent = free.shift();
    return lent ? Promise.resolve(lent) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (lent: Lent): void => {
    lent.hear = () => undefined;
    const next = waiting.shift();
    if (next) next(lent);
    else free.push(lent);
  };

  const serve = (client: Socket): void => {
    const messages = new Messages();
    let hasStarted = false;
    let lent: Promise<Lent> | undefined;
    const borrowed = async (): Promise<Lent> => {
      const own = await borrow();
      own.hear = (message) => {
        client.write(message);
        if (message[0] !== readyForQuery || message[5] !== idle) return;
        lent = undefined;
        giveBack(own);
      };
      return own;
    };
    client.on('error', () => undefined);
    client.on('data', (bytes: Buffer) => {
      if (!hasStarted) {
        hasStarted = true;
        client.write(greeting);
        return;
      }
      for (const message of messages.take(bytes)) {
        if (message[0] === terminate) return;
        if (message[0] === parse || message[0] === 'Q'.charCodeAt(0)) {
          statements.push(message.subarray(5).toString().replaceAll('\0', ' ').trim());
        }
        lent ??= borrowed();
        void lent.then(({ socket }) => socket.write(message));
      }
    });
  };
  const clients = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    clients.add(client);
    serve(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    statements,
    async close() {
      for (const client of clients) client.destroy();
      for (const { socket } of all) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
