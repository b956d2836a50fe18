import { spawnSync } from 'node:child_process';
import {
  isVersionFile,
  type VersionFiles,
  versionText,
} from '../../server/versions/version-files.ts';
import { MarketCommandError } from './market-named.ts';

/** Names of revisions as git has them; nothing that it could take for an option. */
const revisionName = /^[\w@][\w./@{}~^-]*$/;

/**
 * The files of the folder of the markets as they are in a revision of git.
 * @throws MarketCommandError where git does not know the revision, or the folder is not under git
 */
export function filesOfRevision(revision: string, marketsDir: string): VersionFiles {
  if (!revisionName.test(revision)) throw new MarketCommandError(`${revision} is no revision.`);
  const entries = git(['ls-tree', '-r', '-z', revision, '.'], marketsDir)
    .toString('utf8')
    .split('\0')
    .flatMap((line): (readonly [string, string])[] => {
      const [, id, path] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
      return id !== undefined && path !== undefined && isVersionFile(path) ? [[path, id]] : [];
    });
  const ids = entries.map(([, id]) => id);
  const contents = blobs(git(['cat-file', '--batch'], marketsDir, `${ids.join('\n')}\n`));
  return new Map(
    entries.map(([path], index) => [path, versionText(path, contents[index] ?? Buffer.alloc(0))]),
  );
}

function git(args: readonly string[], cwd: string, input?: string): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd,
    maxBuffer: 512 * 1024 * 1024,
    ...(input !== undefined && { input }),
  });
  if (status !== 0) throw new MarketCommandError(`git: ${String(stderr ?? '').trim()}`);
  return stdout;
}

/** The contents in what git writes: of each a line that ends with its length, the bytes, and an end of line. */
function blobs(output: Buffer): readonly Buffer[] {
  const found: Buffer[] = [];
  let from = 0;
  while (from < output.length) {
    const end = output.indexOf(0x0a, from);
    const length = Number(output.toString('utf8', from, end).split(' ').at(-1));
    found.push(output.subarray(end + 1, end + 1 + length));
    from = end + 1 + length + 1;
  }
  return found;
}
