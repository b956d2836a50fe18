import {
  closeSync,
  copyFileSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The databases that PostgreSQL makes others from: nobody connects to them, so that nothing in them changes. */
const isTemplate = (file: string): boolean => /[/\\]base[/\\][14]$/.test(dirname(file));
const isLog = (file: string): boolean => /[/\\]pg_wal$/.test(dirname(file));

/** Copies the folder of a closed embedded database, writing no more than its databases may change. */
export function cloneDatabase(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [original, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) cloneDatabase(original, copy);
    else if (isTemplate(original)) shareFile(original, copy);
    else if (isLog(original)) copyWritten(original, copy);
    else copyFileSync(original, copy);
  }
}

function shareFile(original: string, copy: string): void {
  try {
    linkSync(original, copy);
  } catch {
    // Another disk, or one that knows no links.
    copyFileSync(original, copy);
  }
}

const page = 8192;
const empty = Buffer.alloc(page);

/** A file of the log is long and nearly empty: what is empty takes no room on the disk. */
function copyWritten(original: string, copy: string): void {
  const content = readFileSync(original);
  const file = openSync(copy, 'w');
  try {
    ftruncateSync(file, content.length);
    for (let start = 0; start < content.length; start += page) {
      const part = content.subarray(start, start + page);
      if (!part.equals(empty)) writeSync(file, part, 0, part.length, start);
    }
  } finally {
    closeSync(file);
  }
}
