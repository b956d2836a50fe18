import { photoAddress } from '../../core/menu/photo-address.ts';
import { type MarketPictures, uploadKey } from '../../core/menu/picture-address.ts';
import { picturesChannel } from '../storage/channels.ts';
import type { Database, StorageLog } from '../storage/database.ts';
import { readEntryPhotos } from './entry-photos.ts';

/** Milliseconds between two looks at what a process may have missed. */
const lookAgainMs = 60_000;

type Uploaded = MarketPictures['uploaded'];

/** What operators uploaded in place of drawings, in step with the database [OPR-26]. */
export interface LivePictures {
  /** Of a market; the same object until that changes. */
  readonly of: (market: string) => Uploaded;
  readonly close: () => Promise<void>;
}

const none: Uploaded = new Map();

/** Reads what operators uploaded and listens for more, from whichever process it comes. */
export async function openLivePictures(
  { db, subscribe }: Pick<Database, 'db' | 'subscribe'>,
  log: StorageLog,
): Promise<LivePictures> {
  let known = new Map<string, { readonly text: string; readonly uploaded: Uploaded }>();
  const read = async (): Promise<void> => {
    const byMarket = new Map<string, Map<string, string>>();
    for (const { market, kind, id, photo } of await readEntryPhotos(db)) {
      const uploaded = byMarket.get(market) ?? new Map<string, string>();
      byMarket.set(market, uploaded.set(uploadKey(kind, id), photoAddress(photo)));
    }
    known = new Map(
      [...byMarket].map(([market, uploaded]) => {
        const text = JSON.stringify([...uploaded]);
        const before = known.get(market);
        return [market, before?.text === text ? before : { text, uploaded }];
      }),
    );
  };
  let reading = Promise.resolve();
  const readAgain = (): void => {
    reading = reading.then(read).catch((error: unknown) => {
      log.warn({ err: error }, 'cannot read what operators uploaded');
    });
  };
  const unsubscribe = await subscribe(picturesChannel, readAgain);
  await read();
  const timer = setInterval(readAgain, lookAgainMs);
  return {
    of: (market) => known.get(market)?.uploaded ?? none,
    close: async () => {
      clearInterval(timer);
      await unsubscribe();
      await reading;
    },
  };
}
