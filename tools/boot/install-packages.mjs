import { createHash } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { withLock } from './lock.mjs';
import { npmCi } from './npm-ci.mjs';

/** @param {string} root @returns {string} changes whenever the packages must be installed again */
function wantedStamp(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

/** @param {string} root */
function isInstalled(root) {
  const stamp = join(root, 'node_modules', '.stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp(root);
}

/** @param {string} link @returns {string | undefined} what the link holds, as it was written */
function readLink(link) {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

/**
 * Puts the fetched Node first for everything npm runs, where the machine's own is too old. The link is relative, so
 * that a checkout which is copied or moved runs its own.
 * @param {string} root @param {string} node
 */
export function linkRuntime(root, node) {
  const folder = join(root, 'node_modules', '.bin');
  const link = join(folder, 'node');
  const isFetched = node.startsWith(join(root, 'tools', 'node'));
  const wanted = isFetched && process.platform !== 'win32' ? relative(folder, node) : undefined;
  if (readLink(link) === wanted) return;
  rmSync(link, { force: true });
  if (wanted) symlinkSync(wanted, link);
}

/**
 * Installs the packages when the lock file has changed since the last time; one process at a time.
 * @param {string} root
 * @param {string} node
 */
export async function installPackages(root, node) {
  if (!isInstalled(root)) {
    await withLock(join(root, '.boot', 'install.lock'), 'installing packages', async () => {
      if (isInstalled(root)) return;
      console.log('Installing packages.');
      await npmCi(root, node);
      writeFileSync(join(root, 'node_modules', '.stamp'), wantedStamp(root));
    });
  }
  linkRuntime(root, node);
}
