/** Checks markets, tells where their values come from, publishes them and goes back: `npm run market`. */
import { StartError } from '../../core/engine/start-error.ts';
import { EnvironmentError, readEnvironment } from '../../server/environment-variables.ts';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { createLog } from '../../server/shell/log.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { DatabaseInUseError, StorageError } from '../../server/storage/storage-error.ts';
import { UnknownVersionError } from '../../server/versions/publish-markets.ts';
import { withFolderOf } from '../../server/versions/version-files.ts';
import {
  filesOfVersion,
  latestNumber,
  PublishedMeanwhileError,
} from '../../server/versions/version-repository.ts';
import {
  asText,
  type CheckCommand,
  checkedMarkets,
  readCheckCommand,
} from '../market/check-command.ts';
import { explainedKey, readExplainCommand } from '../market/explain-command.ts';
import { MarketCommandError } from '../market/market-named.ts';
import {
  isVersionCommand,
  runVersionCommand,
  type VersionsOf,
} from '../market/version-commands.ts';
import { wordsToTranslate } from '../market/words-command.ts';
import { root } from './project.ts';

/** What a person can mend is told in its own words. */
const told = [
  MarketCommandError,
  StartError,
  EnvironmentError,
  StorageError,
  UnknownVersionError,
  PublishedMeanwhileError,
];

/** Works on the database of the environment, and closes it. */
async function withDatabase(work: (at: VersionsOf) => Promise<string>): Promise<string> {
  const environment = readEnvironment(process.env, root);
  const { dataDir, databaseUrl } = environment;
  const database = await openDatabase({ dataDir, databaseUrl, log: createLog('warn') });
  try {
    return await work({ db: database.db, folders: environment });
  } finally {
    await database.close();
  }
}

async function check({ only, asJson, isPublished }: CheckCommand): Promise<string> {
  const checkFolder = async (folders: VersionsOf['folders']): Promise<string> => {
    const result = await checkedMarkets(folders, only);
    process.exitCode = result.exitCode;
    return asJson ? JSON.stringify(result.findings, null, 2) : asText(result);
  };
  if (!isPublished) return checkFolder(readEnvironment(process.env, root));
  return withDatabase(async ({ db, folders }) => {
    const number = await latestNumber(db);
    if (number === 0) throw new UnknownVersionError(number, number);
    return withFolderOf(await filesOfVersion(db, number), folders, checkFolder);
  });
}

/** What a command line is answered; a check also sets how the program ends. */
async function answerTo(args: readonly string[]): Promise<string> {
  const [action] = args;
  if (action === 'check') return check(readCheckCommand(args));
  if (isVersionCommand(action)) return withDatabase((at) => runVersionCommand(at, args));
  const folders = readEnvironment(process.env, root);
  const deployment = await readDeployment(folders);
  return action === 'words'
    ? wordsToTranslate(deployment, args, folders)
    : explainedKey(deployment, readExplainCommand(args));
}

try {
  console.log(await answerTo(process.argv.slice(2)));
} catch (error) {
  const isTold = told.some((kind) => error instanceof kind);
  console.error(isTold && error instanceof Error ? error.message : error);
  if (error instanceof DatabaseInUseError) {
    console.error(
      'A running server holds the embedded database. Stop it first, or put server and command on one PostgreSQL with DATABASE_URL.',
    );
  }
  process.exitCode = 2;
}
