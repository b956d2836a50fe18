import type { MarketRegistry } from '../markets/market-registry.ts';
import { repeat, type Repetition } from '../shell/repeat.ts';
import type { Database, StorageLog } from '../storage/database.ts';
import {
  endLetter,
  lettersChannel,
  postponeLetter,
  takeLetter,
  type TakenLetter,
} from './letter-queue.ts';

/** What letters are sent with. */
export interface SenderParts {
  readonly database: Database;
  readonly markets: Pick<MarketRegistry, 'byId'>;
  readonly log: StorageLog;
}

/** Letters that one process sends at once: a mail server that is slow for one does not hold up all. */
const atOnce = 4;

/** Longest pause between two looks for letters that are due, in milliseconds. */
const everyMs = 5_000;

/** Hands a letter to the mailer of its market. @throws when the mailer does not take it, or there is none */
async function handOn({ markets }: SenderParts, { mail }: TakenLetter): Promise<void> {
  const [mailer] = markets.byId(mail.market)?.market.extensions.all('mailer') ?? [];
  if (!mailer) throw new Error('No plugin of the market sends mail.');
  await mailer.send(mail);
}

/** Sends a letter, or has it wait; one that nobody took for a day is given up, and those who look after the shop are told. */
async function send(parts: SenderParts, letter: TakenLetter): Promise<void> {
  const { database, log } = parts;
  const { id, kind, transactionId, tries, mail, isLastTry } = letter;
  const about = { letter: id, kind, market: mail.market, transactionId, tries };
  const failure = await handOn(parts, letter).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  if (!failure) {
    await endLetter(database.db, id, 'sent');
  } else if (isLastTry) {
    await endLetter(database.db, id, 'failed');
    log.error({ err: failure.error, ...about }, 'letter given up: nobody took it for a day');
  } else {
    await postponeLetter(database.db, letter);
    log.warn({ err: failure.error, ...about }, 'letter not sent yet');
  }
}

/** Sends letters until none is due. */
async function sendDue(parts: SenderParts): Promise<void> {
  for (;;) {
    const letter = await takeLetter(parts.database.db);
    if (!letter) return;
    await send(parts, letter);
  }
}

/** Sends what waits, at the start of the server and from then on; any number of processes share the work [GTW-31]. */
export async function startLetters(parts: SenderParts): Promise<Pick<Repetition, 'stop'>> {
  const { database, log } = parts;
  const work = repeat({ everyMs, log, name: 'sending of letters' }, async () => {
    await Promise.all(Array.from({ length: atOnce }, () => sendDue(parts)));
  });
  const unsubscribe = await database.subscribe(lettersChannel, () => work.wake());
  return {
    stop: async () => {
      await unsubscribe();
      await work.stop();
    },
  };
}
