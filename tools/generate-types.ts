/**
 * Writes the types in `schemas/types/`, a file for each JSON Schema: the schemas are the source of truth.
 * With `--check` it writes nothing and fails when a committed file is out of date.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { formatText } from './tasks/format-text.ts';
import { root } from './tasks/project.ts';
import { bundleSchemas } from './types/bundle-schemas.ts';
import { readSchemas } from './types/read-schemas.ts';
import { renderTypes } from './types/render-types.ts';
import { splitTypes } from './types/split-types.ts';

const folder = join(root, 'schemas', 'types');
const banner =
  '// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.\n\n';

const schemas = readSchemas(join(root, 'schemas'));
const wanted = new Map<string, string>();
for (const [file, code] of splitTypes(await renderTypes(bundleSchemas(schemas)), schemas)) {
  wanted.set(file, await formatText(file, banner + code));
}

const present = existsSync(folder)
  ? readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  : [];
const surplus = present.filter((file) => !wanted.has(file));
const stale = [...wanted].filter(
  ([file, code]) => !present.includes(file) || readFileSync(join(folder, file), 'utf8') !== code,
);

if (surplus.length === 0 && stale.length === 0) {
  console.log('schemas/types is up to date.');
} else if (process.argv.includes('--check')) {
  const files = [...surplus, ...stale.map(([file]) => file)];
  console.error(
    `schemas/types differs from the schemas (${files.join(', ')}). Run: node tools/generate-types.ts`,
  );
  process.exitCode = 1;
} else {
  for (const file of surplus) rmSync(join(folder, file));
  for (const [file, code] of stale) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  console.log(`Wrote ${stale.length} files of schemas/types.`);
}
