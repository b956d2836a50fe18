/** Checks markets, tells where their values come from, publishes them and goes back: `npm run market`. */
import { StartError } from '../../core/engine/start-error.ts';
import {
  type Environment,
  EnvironmentError,
  readEnvironment,
} from '../../server/environment-variables.ts';
import {
  environmentOf,
  homesNamed,
  UnknownHomeError,
} from '../../server/markets/home-of-market.ts';
import { checkDeployment } from '../../server/markets/check-deployment.ts';
import {
  type Deployment,
  type DeploymentFolders,
  readDeployment,
} from '../../server/markets/read-deployment.ts';
import { statedCatalogue } from '../../server/markets/stated-catalogue.ts';
import { catalogueOf } from '../../server/markets/check-catalogue.ts';
import { takeDatabase } from '../database-option.ts';
import { cataloguedMarket } from '../market/catalogued-market.ts';
import { createLog } from '../../server/shell/log.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { DatabaseInUseError, StorageError } from '../../server/storage/storage-error.ts';
import { CanaryError } from '../../server/versions/canary-repository.ts';
import { filesOfLatest, UnknownVersionError } from '../../server/versions/publish-markets.ts';
import { withFolderOf } from '../../server/versions/version-files.ts';
import { PublishedMeanwhileError } from '../../server/versions/version-repository.ts';
import {
  asText,
  type CheckCommand,
  checkFolders,
  readCheckCommand,
} from '../market/check-command.ts';
import { isCanaryCommand, runCanaryCommand } from '../market/canary-commands.ts';
import { runDraftCommand } from '../market/draft-command.ts';
import {
  type ExplainCommand,
  explainedKey,
  readExplainCommand,
} from '../market/explain-command.ts';
import { linesIn } from '../market/lines-in.ts';
import {
  type GoldenCommand,
  goldenExitCode,
  goldenMarkets,
  goldenText,
  readGoldenCommand,
} from '../market/golden-command.ts';
import { MarketCommandError, marketNamed } from '../market/market-named.ts';
import { type PlanCommand, planFolders, readPlanCommand } from '../market/plan-command.ts';
import { planText } from '../../server/review/plan/plan-text.ts';
import { planExitCode, planHtml } from '../market/plan-html.ts';
import { filesOfRevision } from '../market/revision-files.ts';
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
  CanaryError,
  UnknownHomeError,
];

/** Works on the database that is meant, and closes it. */
async function withDatabase(
  named: string | undefined,
  work: (at: VersionsOf) => Promise<string>,
): Promise<string> {
  return workIn(await environmentOf(readEnvironment(process.env, root), named), work);
}

/** Works on each database that is meant, one after the other. */
async function withDatabases(
  named: string | undefined,
  work: (at: VersionsOf) => Promise<string>,
): Promise<string> {
  const homes = await homesNamed(readEnvironment(process.env, root), named);
  const answers: string[] = [];
  for (const { name, environment } of homes) {
    const answer = await workIn(environment, work);
    answers.push(homes.length === 1 ? answer : `Database ${name}:\n${answer}`);
  }
  return answers.join('\n\n');
}

async function workIn(
  environment: Environment,
  work: (at: VersionsOf) => Promise<string>,
): Promise<string> {
  const { dataDir, databaseUrl } = environment;
  const database = await openDatabase({ dataDir, databaseUrl, log: createLog('warn') });
  try {
    return await work({ db: database.db, folders: environment });
  } finally {
    await database.close();
  }
}

async function check(
  { only, asJson, isPublished }: CheckCommand,
  database?: string,
): Promise<string> {
  const checkFolder = async (folders: VersionsOf['folders']): Promise<string> => {
    const result = await checkFolders(folders, only);
    process.exitCode = result.exitCode;
    return asJson ? JSON.stringify(result.findings, null, 2) : asText(result);
  };
  if (!isPublished) return checkFolder(readEnvironment(process.env, root));
  return withDatabase(database ?? only, async ({ db, folders }) => {
    return withFolderOf(await filesOfLatest(db), folders, checkFolder);
  });
}

async function golden({ asJson, ...command }: GoldenCommand): Promise<string> {
  const checked = await checkDeployment(readEnvironment(process.env, root));
  if (checked.problems.length > 0) throw new StartError(checked.problems);
  const markets = await goldenMarkets(checked, command);
  process.exitCode = goldenExitCode(markets);
  return asJson ? JSON.stringify(markets, null, 2) : goldenText(markets);
}

async function plan({ against, form }: PlanCommand, database?: string): Promise<string> {
  const folders = readEnvironment(process.env, root);
  const planFrom = async (
    before: DeploymentFolders,
    after: DeploymentFolders = folders,
  ): Promise<string> => {
    const found = await planFolders(before, after);
    process.exitCode = planExitCode(found);
    if (form === 'json') return JSON.stringify(found, null, 2);
    return form === 'html' ? planHtml(found) : planText(found);
  };
  if (against.kind === 'folder') {
    return planFrom({
      marketsDir: against.folder,
      pluginsDir: folders.pluginsDir,
      packagesDir: folders.marketsDir,
    });
  }
  if (against.kind === 'git') {
    return withFolderOf(filesOfRevision(against.revision, folders.marketsDir), folders, (before) =>
      planFrom(before),
    );
  }
  return withDatabase(database, async ({ db, folders: own }) =>
    withFolderOf(await filesOfLatest(db), own, (before) => planFrom(before, own)),
  );
}

/** What a command line is answered; some also set how the program ends. */
async function answerTo(line: readonly string[]): Promise<string> {
  const { args, database } = takeDatabase(line);
  const [action, second] = args;
  // Of these a market may be named alone.
  const only = second?.startsWith('-') ? undefined : second;
  if (action === 'check') return check(readCheckCommand(args), database);
  if (action === 'golden') return golden(readGoldenCommand(args));
  if (action === 'plan') return plan(readPlanCommand(args), database);
  if (action === 'publish') {
    return withDatabases(database ?? only, (at) => runVersionCommand(at, args));
  }
  if (isVersionCommand(action)) {
    return withDatabase(database, (at) => runVersionCommand(at, args));
  }
  if (isCanaryCommand(action)) {
    return withDatabase(database ?? only, (at) => runCanaryCommand(at, args));
  }
  if (action === 'draft') {
    return withDatabase(database ?? only, (at) => runDraftCommand(at, args));
  }
  const folders = readEnvironment(process.env, root);
  const deployment = await readDeployment(folders);
  return action === 'words'
    ? wordsToTranslate(deployment, args, folders)
    : explained(deployment, folders, readExplainCommand(args));
}

/** Explains a key by the clock of the hut that is asked about, else of the market's first. */
async function explained(
  deployment: Deployment,
  folders: DeploymentFolders,
  command: ExplainCommand,
): Promise<string> {
  const { catalogue, declared } = await cataloguedMarket(
    deployment,
    marketNamed(deployment.markets, command.market),
    folders,
  );
  const { huts } = catalogueOf({ catalogue }) ?? { huts: [] };
  const hut = huts.find(({ sector, id }) => sector === command.sector && id === command.hutId);
  const timeZone = (hut ?? huts[0])?.timeZone ?? 'UTC';
  const clock = { now: Date.now(), timeZone };
  return explainedKey(deployment, command, clock, {
    catalogue: statedCatalogue(catalogue, { declared }),
    lineOf: linesIn(folders),
  });
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
