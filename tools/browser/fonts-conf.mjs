import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} path */
const escaped = (path) =>
  path.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Writes the settings by which a browser finds its fonts on a machine that has none. They name the folders by their
 * full paths, so they are written again for every use: the checkout may have moved since.
 * @param {string} fonts folder with the font files
 * @param {string} target folder of the settings and their cache; made when it is not there
 * @returns {string} the value of FONTCONFIG_PATH
 */
export function writeFontsConf(fonts, target) {
  const cache = join(target, 'cache');
  mkdirSync(cache, { recursive: true });
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${escaped(fonts)}</dir>`,
    `  <cachedir>${escaped(cache)}</cachedir>`,
    '</fontconfig>',
  ];
  writeFileSync(join(target, 'fonts.conf'), `${lines.join('\n')}\n`);
  return target;
}
