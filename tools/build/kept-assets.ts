import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Folders of a build whose files have a hash of their content in their names. */
const folders = ['assets', 'console/assets', 'host-simulator/assets'];

/** Which files are no longer part of the build, and since when, by their paths in it; the server serves nothing of `.vite`. */
const listFile = join('.vite', 'superseded.json');

type Superseded = Readonly<Record<string, string>>;

const readList = (folder: string): Superseded => {
  const file = join(folder, listFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Superseded) : {};
};

const writeList = (folder: string, list: Superseded): void => {
  const file = join(folder, listFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(list, undefined, 2)}\n`);
};

const filesOf = (build: string): readonly string[] =>
  folders
    .filter((folder) => existsSync(join(build, folder)))
    .flatMap((folder) =>
      readdirSync(join(build, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(build.length + 1)),
    );

/**
 * Copies the files of a build out of the way of the next one, beside those that a build which failed has left there.
 * @param build folder of the build, which need not be there
 * @param aside where they are until `bringBackAssets`
 */
export function putAssetsAside(build: string, aside: string): void {
  const files = filesOf(build);
  if (files.length === 0) return;
  for (const path of files) cpSync(join(build, path), join(aside, path));
  writeList(aside, { ...readList(aside), ...readList(build) });
}

/**
 * Puts files of earlier builds beside those of a new one, for pages that are still open, until they are a week out of
 * date [OPS-14].
 * @param now the present moment in milliseconds
 */
export function bringBackAssets(build: string, aside: string, now: number): void {
  const since = readList(aside);
  const kept: Record<string, string> = {};
  for (const path of filesOf(aside)) {
    if (existsSync(join(build, path))) continue;
    const superseded = since[path] ?? new Date(now).toISOString();
    if (now - Date.parse(superseded) >= weekMs) continue;
    cpSync(join(aside, path), join(build, path));
    kept[path] = superseded;
  }
  if (Object.keys(kept).length > 0) writeList(build, kept);
  rmSync(aside, { recursive: true, force: true });
}
