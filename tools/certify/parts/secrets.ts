import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';
import type { PartResult } from '../certificate.ts';

/** Where secrets are looked for, and some that are known. */
export interface SecretSearch {
  /** Folders by what messages call them; one that is not there holds no secrets. */
  readonly folders: Readonly<Record<string, string>>;
  /** Secrets of the server that runs here, by the variables that give them. */
  readonly known: Readonly<Record<string, string>>;
}

/** Files that are made of bytes: pictures, fonts, and the compressed copies of others. */
const binary = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.woff2', '.woff', '.br', '.gz'];
/** A shorter value would be found by chance. */
const shortestSecret = 8;

const rule = { id: '@secretlint/secretlint-rule-preset-recommend', rule: recommended };

function filesIn(folder: string): readonly string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !binary.includes(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !relative(folder, path).split(/[\\/]/).includes('node_modules'))
    .toSorted();
}

/** What a file gives away; never the secret itself. */
async function secretsIn(path: string, known: SecretSearch['known']): Promise<readonly string[]> {
  const content = readFileSync(path, 'utf8');
  const { messages } = await lintSource({
    source: { filePath: path, content, ext: extname(path), contentType: 'text' },
    options: { config: { rules: [rule] }, maskSecrets: true },
  });
  const told = messages.map(({ message, loc }) => `line ${loc.start.line}: ${message}`);
  const own = Object.entries(known)
    .filter(([, secret]) => secret.length >= shortestSecret && content.includes(secret))
    .map(([variable]) => `holds what ${variable} says`);
  return [...told, ...own];
}

/** Whether anything of a market that others can read holds a secret: its files, its plugins, the pages that are served. */
export async function secretSearch({ folders, known }: SecretSearch): Promise<PartResult> {
  const findings: string[] = [];
  let count = 0;
  for (const [name, folder] of Object.entries(folders)) {
    for (const path of filesIn(folder)) {
      count += 1;
      const found = await secretsIn(path, known);
      const place = join(name, relative(folder, path) || basename(path));
      findings.push(...found.map((one) => `${place} ${one}`));
    }
  }
  return { note: `${count} files searched`, findings };
}
