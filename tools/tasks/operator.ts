/** Makes and looks after accounts of the operators' console: `npm run operator`. */
import { parseArgs } from 'node:util';
import { passwordHashes } from '../../server/accounts/password-hash.ts';
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
import { createLog } from '../../server/shell/log.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { StorageError } from '../../server/storage/storage-error.ts';
import { type CommandInDatabase, takeDatabase } from '../database-option.ts';
import { operatorCommand } from '../operator/operator-command.ts';
import {
  listOf,
  OperatorCommandError,
  operatorUsage,
  options,
} from '../operator/operator-options.ts';
import { readPassword } from '../operator/read-password.ts';
import { root } from './project.ts';

/** The database of an account: that which is named, or that of its first market. */
function databaseFor({ database, args }: CommandInDatabase): string | undefined {
  const { values } = parseArgs({ args: [...args], strict: false, options });
  const { markets } = values;
  return database ?? (typeof markets === 'string' ? listOf(markets)[0] : undefined);
}

async function answer(line: readonly string[]): Promise<string> {
  if (line.length === 0) return operatorUsage;
  const command = takeDatabase(line);
  const environment = readEnvironment(process.env, root);
  const named = databaseFor(command);
  if (command.args[0] !== 'list') {
    return answerIn(await environmentOf(environment, named), command.args);
  }
  const homes = await homesNamed(environment, named);
  const lists: string[] = [];
  for (const { name, environment: own } of homes) {
    const list = await answerIn(own, command.args);
    lists.push(homes.length === 1 ? list : `Database ${name}:\n${list}`);
  }
  return lists.join('\n\n');
}

async function answerIn(
  { dataDir, databaseUrl, passwordLogN }: Environment,
  args: readonly string[],
): Promise<string> {
  const database = await openDatabase({ dataDir, databaseUrl, log: createLog('error') });
  try {
    const passwords = passwordHashes(passwordLogN);
    return await operatorCommand({ db: database.db, passwords, readPassword }, args);
  } finally {
    await database.close();
  }
}

try {
  console.log(await answer(process.argv.slice(2)));
} catch (error) {
  const isTold =
    error instanceof OperatorCommandError ||
    error instanceof StorageError ||
    error instanceof EnvironmentError ||
    error instanceof UnknownHomeError ||
    (error instanceof TypeError && 'code' in error);
  console.error(isTold ? error.message : error);
  process.exitCode = 2;
}
