/** Rewrites the manifests of the markets for this engine, and says what it did: `npm run migrate`. */
import { readEnvironment } from '../../server/environment-variables.ts';
import { migrateMarkets } from '../migrate/migrate-markets.ts';
import { root } from './project.ts';

const { lines, isWhole } = migrateMarkets(readEnvironment(process.env, root).marketsDir);
for (const line of lines) console.log(line);
process.exitCode = isWhole ? 0 : 1;
