import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { engineVersion } from '../../core/engine/version.ts';
import { type MigratedFile, migrateManifest } from './migrate-manifest.ts';

/** What became of the manifests of a folder. */
export interface MigratedMarkets {
  /** What to tell, a line each. */
  readonly lines: readonly string[];
  /** Whether every manifest is for this engine now. */
  readonly isWhole: boolean;
}

/**
 * Rewrites the manifests of the markets in a folder. Where one of them needs a person, none is written, since they are
 * served together.
 */
export function migrateMarkets(marketsDir: string, engine = engineVersion): MigratedMarkets {
  const files = readdirSync(marketsDir)
    .map((market) => join(market, 'manifest.json'))
    .filter((file) => existsSync(join(marketsDir, file)))
    .map((file) => {
      const path = join(marketsDir, file);
      const name = `${basename(marketsDir)}/${file}`;
      return { path, name, ...migrateManifest(readFileSync(path, 'utf8'), engine) };
    });
  const isWhole = files.every(({ refused }) => refused.length === 0);
  if (!isWhole) {
    const lines = files.flatMap(({ name, refused }) => refused.map((why) => `${name} ${why}`));
    return { lines: [...lines, 'Nothing was written.'], isWhole };
  }
  for (const file of files) if (file.done.length > 0) replace(file);
  const lines = files.flatMap(({ name, done }) => done.map((what) => `${name} ${what}`));
  return { lines: lines.length > 0 ? lines : ['Every manifest is for this engine.'], isWhole };
}

/** A file is there in the old way or the new one, whenever the machine stops. */
function replace({ path, text }: Pick<MigratedFile, 'text'> & { readonly path: string }): void {
  const beside = `${path}.new`;
  writeFileSync(beside, text);
  renameSync(beside, path);
}
