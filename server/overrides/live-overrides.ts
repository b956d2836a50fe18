import type { TimedOverride, TimedOverrides } from '../../core/manifest/timed-overrides.ts';
import { overridesChannel } from '../storage/channels.ts';
import type { Database, StorageLog } from '../storage/database.ts';
import { openOverrides } from './override-repository.ts';

/** Milliseconds between two looks at what a process may have missed. */
const lookAgainMs = 60_000;

/** What operators changed at huts for a while, in step with the database [OPR-22]. */
export interface LiveOverrides {
  /** What was begun at a hut and not ended by hand; the same object until that changes. */
  readonly at: (sector: string, hutId: string) => TimedOverrides | undefined;
  readonly close: () => Promise<void>;
}

/** Reads what operators changed and listens for more, from whichever process it comes. */
export async function openLiveOverrides(
  { db, subscribe }: Pick<Database, 'db' | 'subscribe'>,
  log: StorageLog,
): Promise<LiveOverrides> {
  let known = new Map<string, { readonly text: string; readonly overrides: TimedOverrides }>();
  const read = async (): Promise<void> => {
    const rows = await openOverrides(db);
    const byHut = new Map<string, Record<string, TimedOverride>>();
    for (const { sector, hutId, id, override } of rows) {
      const key = `${sector}:${hutId}`;
      byHut.set(key, { ...byHut.get(key), [id]: override });
    }
    known = new Map(
      [...byHut].map(([key, overrides]) => {
        const text = JSON.stringify(overrides);
        const before = known.get(key);
        return [key, before?.text === text ? before : { text, overrides }];
      }),
    );
  };
  let reading = Promise.resolve();
  const readAgain = (): void => {
    reading = reading.then(read).catch((error: unknown) => {
      log.warn({ err: error }, 'cannot read what operators changed at huts');
    });
  };
  const unsubscribe = await subscribe(overridesChannel, readAgain);
  await read();
  const timer = setInterval(readAgain, lookAgainMs);
  return {
    at: (sector, hutId) => known.get(`${sector}:${hutId}`)?.overrides,
    close: async () => {
      clearInterval(timer);
      await unsubscribe();
      await reading;
    },
  };
}
