import type { Extensions } from '../../core/engine/extensions.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { Repetition } from '../shell/repeat.ts';
import { repeatWhenTold } from '../shell/repeat-when-told.ts';
import type { Database, StorageLog } from '../storage/database.ts';
import {
  endLetter,
  newsForMs,
  postponeLetter,
  takeLetters,
  type TakenLetter,
} from './due-letters.ts';
import { lettersChannel } from './letter-queue.ts';
import { forgetBrowser } from './pushed-browsers.ts';
import { PushFailure, pushMessage, type PushParts } from './push-service.ts';

/** What letters are sent with. */
export interface SenderParts {
  readonly database: Database;
  readonly markets: Pick<MarketRegistry, 'byId'>;
  readonly log: StorageLog;
  readonly push: Pick<PushParts, 'keys' | 'ownService'> & {
    /** Where push services reach who runs this, where it is not the first host of the market. */
    readonly contact: string | undefined;
  };
}

/** Letters that one process sends at once: a mail server that is slow for one does not hold up all. */
const atOnce = 4;

/** Longest pause between two looks for letters that are due, in milliseconds. */
const everyMs = 5_000;

/** The one of a market that sends letters in a way. @throws where there is none */
function senderOf<Point extends 'mailer' | 'sms-sender'>(
  extensions: Pick<Extensions, 'all'> | undefined,
  point: Point,
) {
  const [sender] = extensions?.all(point) ?? [];
  if (!sender) throw new Error(`No plugin of the market is its ${point}.`);
  return sender;
}

/**
 * Hands a letter on in its way.
 * @returns whether somebody else is in charge of it; else nobody wants it, or ever will
 * @throws when it is not taken now
 */
async function handOn(
  { database, markets, push }: SenderParts,
  letter: TakenLetter,
): Promise<boolean> {
  const market = markets.byId(letter.market)?.market;
  if (letter.way === 'mail') {
    await senderOf(market?.extensions, 'mailer').send(letter.mail);
    return true;
  }
  if (letter.way === 'text') {
    await senderOf(market?.extensions, 'sms-sender').send(letter.mail);
    return true;
  }
  const outcome = await pushMessage(letter.mail, {
    ...push,
    contact: push.contact ?? `https://${market?.manifest.hosts[0] ?? 'localhost'}`,
    lifeSeconds: newsForMs / 1000,
  });
  if (outcome === 'gone') await forgetBrowser(database.db, letter.mail.subscription);
  return outcome === 'taken';
}

/** Sends a letter, or has it wait; one that nobody took for as long as it is tried is given up, and those who look after the shop are told. */
async function send(parts: SenderParts, letter: TakenLetter): Promise<void> {
  const { database, log } = parts;
  const { id, way, kind, market, transactionId, tries, isLastTry } = letter;
  const about = { letter: id, way, kind, market, transactionId, tries };
  const failure = await handOn(parts, letter).then(
    async (isTaken) => {
      await endLetter(database.db, id, isTaken ? 'sent' : 'failed');
      if (!isTaken) log.info(about, 'letter that nobody wants');
      return undefined;
    },
    (error: unknown) => ({ error }),
  );
  if (!failure) return;
  const { error } = failure;
  if (isLastTry) {
    await endLetter(database.db, id, 'failed');
    log.error(
      { err: error, ...about },
      'letter given up: nobody took it for as long as it is tried',
    );
  } else {
    await postponeLetter(database.db, letter, error instanceof PushFailure ? error.pauseMs : 0);
    log.warn({ err: error, ...about }, 'letter not sent yet');
  }
}

/** Sends what waits, at the start of the server and from then on; any number of processes share the work [GTW-31]. */
export async function startLetters(parts: SenderParts): Promise<Pick<Repetition, 'stop'>> {
  const { database, log } = parts;
  const onTheWay = new Set<Promise<void>>();
  let mayBeMore = false;
  const begin = (letter: TakenLetter): void => {
    const sent = send(parts, letter)
      .catch((error: unknown) => log.warn({ err: error, letter: letter.id }, 'letter not ended'))
      .finally(() => {
        onTheWay.delete(sent);
        if (mayBeMore) work.wake();
      });
    onTheWay.add(sent);
  };
  const settings = { everyMs, log, name: 'sending of letters' };
  const work = await repeatWhenTold(database, lettersChannel, settings, async () => {
    const free = atOnce - onTheWay.size;
    if (free === 0) return;
    const letters = await takeLetters(database.db, free);
    mayBeMore = letters.length === free;
    letters.forEach(begin);
  });
  return {
    stop: async () => {
      await work.stop();
      await Promise.all(onTheWay);
    },
  };
}
