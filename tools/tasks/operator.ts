/** Makes and looks after accounts of the operators' console: `npm run operator`. */
import { passwordHashes } from '../../server/accounts/password-hash.ts';
import { EnvironmentError, readEnvironment } from '../../server/environment-variables.ts';
import { createLog } from '../../server/shell/log.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { StorageError } from '../../server/storage/storage-error.ts';
import { operatorCommand } from '../operator/operator-command.ts';
import { OperatorCommandError, operatorUsage } from '../operator/operator-options.ts';
import { readPassword } from '../operator/read-password.ts';
import { root } from './project.ts';

async function answer(args: readonly string[]): Promise<string> {
  if (args.length === 0) return operatorUsage;
  const { dataDir, databaseUrl, passwordLogN } = readEnvironment(process.env, root);
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
    (error instanceof TypeError && 'code' in error);
  console.error(isTold ? error.message : error);
  process.exitCode = 2;
}
