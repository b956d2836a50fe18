import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { widthsOfPhoto } from '../../core/menu/photo-address.ts';
import { Turns } from '../limits/turns.ts';
import { RetryLaterError } from '../shell/problem-error.ts';
import type { StorageLog } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { addSizes, readSize, takeToMake } from './photo-repository.ts';
import { type GivenPhoto, makeSizes, PhotoError } from './read-photo.ts';

/** How long the sizes are waited for that another process makes, in milliseconds, and how often it is asked. */
const makingWait = { mostMs: 20_000, everyMs: 200 };

/** Photographs in their sizes, each made once for all processes [OPR-26]. */
export class PhotoStore {
  readonly #db: Kysely<Tables>;
  readonly #log: StorageLog;
  readonly #making = new Map<string, Promise<void>>();
  /** One at a time: unpacked pictures fill the memory, and the processor is for orders first. */
  readonly #turns = new Turns({ most: 1, mostOfCaller: 1 });

  constructor(db: Kysely<Tables>, log: StorageLog) {
    this.#db = db;
    this.#log = log;
  }

  /**
   * A photograph in a width, made now where nobody has asked for it before; undefined where there is none.
   * @throws RetryLaterError 503 where another process takes too long with it
   */
  async sizeOf(id: string, width: number): Promise<Buffer | undefined> {
    const made = await readSize(this.#db, id, width);
    if (made) return made;
    const making = this.#making.get(id) ?? this.#make(id).finally(() => this.#making.delete(id));
    this.#making.set(id, making);
    await making;
    return readSize(this.#db, id, width);
  }

  /** Makes and stores a photograph that was uploaded. @throws PhotoError where it cannot be unpacked */
  async add({ id, width, bytes }: GivenPhoto): Promise<void> {
    const widths = widthsOfPhoto(width);
    if (await readSize(this.#db, id, widths[0] ?? 0)) return;
    const sizes = await this.#turns.take(undefined, () => makeSizes(bytes, widths));
    await addSizes(this.#db, id, sizes);
  }

  async #make(id: string): Promise<void> {
    const end = performance.now() + makingWait.mostMs;
    for (;;) {
      const source = await takeToMake(this.#db, id);
      if (source === 'nothing') return;
      if (source !== 'taken') return this.#makeOf(id, source);
      if (performance.now() > end) {
        throw new RetryLaterError(503, 'PHOTO_NOT_MADE', 'The photograph is still being made.', 5);
      }
      await pause(makingWait.everyMs);
    }
  }

  async #makeOf(id: string, source: Buffer): Promise<void> {
    const [, size = ''] = id.split('-');
    const width = Number.parseInt(size, 10);
    try {
      const sizes = await this.#turns.take(undefined, () =>
        makeSizes(source, widthsOfPhoto(width)),
      );
      await addSizes(this.#db, id, sizes);
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      // The drawing shows in its place; it is not tried again at every call.
      await addSizes(this.#db, id, []);
      this.#log.warn({ err: error, photo: id }, 'a photograph cannot be made into sizes');
    }
  }
}
