import type { Database } from '../storage/database.ts';
import { repeat, type Repetition, type RepeatSettings } from './repeat.ts';

/** Repeats work that is also done whenever something is told on a channel. Where it cannot listen, nothing goes on. */
export async function repeatWhenTold(
  { subscribe }: Pick<Database, 'subscribe'>,
  channel: string,
  settings: RepeatSettings,
  work: () => Promise<number | void>,
): Promise<Repetition> {
  let repetition: Repetition | undefined;
  const unsubscribe = await subscribe(channel, () => repetition?.wake());
  const { wake, stop } = (repetition = repeat(settings, work));
  return {
    wake,
    stop: async () => {
      await unsubscribe();
      await stop();
    },
  };
}
