import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../../../server/environment-variables.ts';
import { openServer } from '../../../server/open-server.ts';
import { serve } from '../../../server/serve.ts';
import { root } from '../../../tools/tasks/project.ts';
import { createLog } from '../../../server/shell/log.ts';
import { cloneDatabase } from '../../setup/clone-database.ts';
import { setPresentMoment } from '../../setup/test-clock.ts';
import { now } from '../clock.ts';
import { posSecret } from '../pos-secret.ts';

// The server of the journeys: the product's own, but for its clock, which is that of their browsers, and the keys of its huts.
const environment = { ...readEnvironment(process.env, root), posSecret };
const filled = process.env['COMANDA_FILLED_DATABASE'];
if (filled && !existsSync(join(environment.dataDir, 'database'))) {
  cloneDatabase(filled, environment.dataDir);
}
const log = createLog(environment.logLevel);
const server = await openServer(environment, { log, now });
await setPresentMoment(server.dependencies.database.db, now());
await serve(server, environment, log);
