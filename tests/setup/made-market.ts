import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { newMarket } from '../../tools/new/new-market.ts';
import { readNewCommand } from '../../tools/new/new-command.ts';
import { NewError } from '../../tools/new/new-error.ts';
import { writeFolder } from '../../tools/new/write-folder.ts';
import { isSample } from '../core/manifest/real-manifests.ts';
import { repositoryFolders } from './plugin-loaders.ts';

const all = await readDeployment(repositoryFolders);
/** The sample chain: what lies beside it may have the name of what is made. */
const deployment = { ...all, markets: all.markets.filter(({ id }) => isSample(id)) };

/** A folder of markets with nothing but what `npm run new -- market` makes in it. */
export interface MadeMarkets {
  readonly marketsDir: string;
  readonly remove: () => void;
}

/** Makes a market as the command does, alone in a folder of its own. @param args as they stand on the command line */
export async function madeMarket(...args: readonly string[]): Promise<MadeMarkets> {
  const command = readNewCommand(['market', ...args]);
  if (command.kind !== 'market') throw new NewError('That makes no market.');
  const marketsDir = mkdtempSync(join(tmpdir(), 'comanda-made-'));
  writeFolder(marketsDir, command.id, await newMarket(deployment, command, repositoryFolders));
  return { marketsDir, remove: () => rmSync(marketsDir, { recursive: true, force: true }) };
}
