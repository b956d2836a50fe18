import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as a mail server got it. */
export interface TakenLetter {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, as they were sent. */
  readonly source: string;
}

/** A real mail server on this machine, which delivers nothing. */
export interface MailServer {
  readonly port: number;
  readonly letters: readonly TakenLetter[];
  /** Takes no letter until the answer is called. */
  readonly refuse: () => () => void;
  readonly close: () => Promise<void>;
}

/** @param login who may send; anybody where it is left out */
export async function startMailServer(login?: {
  readonly user: string;
  readonly password: string;
}): Promise<MailServer> {
  const letters: TakenLetter[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const isRight = username === login?.user && password === login?.password;
      done(isRight ? null : new Error('Wrong password.'), isRight ? { user: username } : undefined);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (isRefusing) {
          done(new Error(`No room for ${Buffer.concat(chunks).toString('utf8')}`));
          return;
        }
        const { mailFrom, rcptTo } = envelope;
        letters.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(closed);
    });
  const refuse = () => {
    isRefusing = true;
    return () => {
      isRefusing = false;
    };
  };
  return { port, letters, refuse, close };
}
