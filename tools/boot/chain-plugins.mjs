import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { BootError } from './boot-error.mjs';

/** @param {string} folder @returns {readonly string[]} names of the folders in it; none where it is not there */
const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
        .map(({ name }) => name)
    : [];

/** @param {string} link @param {string} target */
function linkTo(link, target) {
  const present = lstatSync(link, { throwIfNoEntry: false });
  if (present?.isSymbolicLink() && readlinkSync(link) === target) return;
  rmSync(link, { recursive: true, force: true });
  try {
    // A junction needs no rights on Windows, and is a link like others elsewhere.
    symlinkSync(target, link, 'junction');
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    // Another command has made the same link meanwhile.
    if (!isThere) throw error;
  }
}

/**
 * Makes one folder of links to the plugins of the engine and to those of a chain, since plugins are found by being in
 * one folder.
 * @param {string} folder where the links go
 * @param {string} ofEngine folder of the engine's plugins
 * @param {string} ofChain folder of the chain's own, which need not be there
 * @throws BootError where a plugin of the chain has the id of one of the engine's
 */
export function linkPlugins(folder, ofEngine, ofChain) {
  const shipped = foldersIn(ofEngine);
  const own = foldersIn(ofChain);
  const taken = own.filter((id) => shipped.includes(id));
  if (taken.length > 0) {
    throw new BootError(
      `The engine has a plugin ${taken.join(', ')} already: give the folder in ${ofChain} another name, and the plugin that id.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  for (const id of foldersIn(folder)) {
    if (!shipped.includes(id) && !own.includes(id)) rmSync(join(folder, id), { force: true });
  }
  for (const id of shipped) linkTo(join(folder, id), join(ofEngine, id));
  for (const id of own) linkTo(join(folder, id), join(ofChain, id));
}
