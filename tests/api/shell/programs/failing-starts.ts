import { readEnvironment } from '../../../../server/environment-variables.ts';
import { openServer } from '../../../../server/open-server.ts';
import { createLog } from '../../../../server/shell/log.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { openDatabase } from '../../../../server/storage/open-database.ts';
import { root } from '../../../../tools/tasks/project.ts';
import { startClock } from '../../../setup/test-clock.ts';

// Starts that fail, each as another channel cannot be listened to, until one has them all. It ends by itself if nothing of
// the failed ones goes on.
const environment = readEnvironment(process.env, root);
const log = createLog('silent');
const { now } = startClock();
const { dataDir, databaseUrl } = environment;
const database = await openDatabase({ dataDir, databaseUrl, log });

/** The same database, of which only so many channels can be listened to. */
const deafAfter = (channels: number): Database => {
  let left = channels;
  return {
    ...database,
    subscribe: async (channel, listener) => {
      left -= 1;
      if (left < 0) throw new Error(`${channel} cannot be listened to`);
      return database.subscribe(channel, listener);
    },
    close: async () => undefined,
  };
};

for (let channels = 0; ; channels += 1) {
  try {
    const open = async () => deafAfter(channels);
    const server = await openServer(environment, { log, now, open });
    await server.close();
    break;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}
await database.close();
