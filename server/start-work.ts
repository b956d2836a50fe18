import type { Dependencies } from './dependencies.ts';
import { startLetters } from './letters/letter-sender.ts';
import { pushKeys } from './letters/push-keys.ts';
import { startForgetting } from './limits/forget-ended.ts';
import { watchMarkets } from './markets/watch-markets.ts';
import { startMonths } from './orders/months-ahead.ts';
import { startErasing } from './personal-data/erase-personal-data.ts';
import { repeat } from './shell/repeat.ts';
import type { PublishedMarkets } from './versions/published-markets.ts';

/** Milliseconds between two looks at a canary: what its guardrails say of the orders that do not come. */
const guardMs = 10_000;

/** Serves what is published as it is, and the canary beside it. */
async function followPublished(
  {
    database,
    markets,
    canaries,
    log,
  }: Pick<Dependencies, 'database' | 'markets' | 'canaries' | 'log'>,
  published: PublishedMarkets,
): Promise<{ readonly stop: () => Promise<void> }> {
  const onChange = async (): Promise<void> => {
    try {
      await canaries.refresh();
    } catch (error) {
      log.warn({ err: error }, 'cannot see whether a canary runs');
    }
    await markets.reload();
  };
  await canaries.refresh();
  const following = await published.follow(database, onChange, log);
  const guard = repeat({ everyMs: guardMs, name: 'the guard of the canary', log }, async () => {
    await canaries.refresh();
    await canaries.judge();
  });
  return {
    stop: async () => {
      await guard.stop();
      await following.stop();
    },
  };
}

/**
 * Starts what a server does by itself, without being asked; where a part cannot start, none goes on.
 * @returns what stops it, each part after what it does now
 */
export async function startWork(
  { environment, database, markets, canaries, jobs, atWork, log }: Dependencies,
  published: PublishedMarkets,
): Promise<() => Promise<void>> {
  const { db } = database;
  const running: { readonly stop: () => Promise<void> | void }[] = [];
  const stopAll = async (): Promise<void> => {
    for (const { stop } of running.toReversed()) await stop();
    await Promise.all(atWork.map((work) => work.stop()));
  };
  try {
    const push = {
      keys: await pushKeys(db),
      contact: environment.pushContact,
      ownService: environment.pushService,
    };
    running.push(await startLetters({ database, markets, log, push }));
    running.push(
      startForgetting(db, log),
      startErasing(db, markets, log),
      startMonths(db, log),
      jobs.start(),
    );
    running.push(
      environment.marketsFrom === 'files'
        ? { stop: watchMarkets(environment, markets.reload, log) }
        : await followPublished({ database, markets, canaries, log }, published),
    );
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}
