import { readEnvironment } from '../../../../server/environment-variables.ts';
import { openServer } from '../../../../server/open-server.ts';
import { serve } from '../../../../server/serve.ts';
import { createLog } from '../../../../server/shell/log.ts';
import { root } from '../../../../tools/tasks/project.ts';
import { startClock } from '../../../setup/test-clock.ts';

// The product's own server, but for its clock, which begins at the moment of tests: that of its database stays as it is.
const environment = { ...readEnvironment(process.env, root), passwordLogN: 8 };
const log = createLog(environment.logLevel);
const server = await openServer(environment, { log, now: startClock().now });
await serve(server, environment, log);
