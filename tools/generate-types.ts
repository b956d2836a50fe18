/**
 * Writes `schemas/types.ts` from the JSON Schemas, which are the source of truth.
 * With `--check` it writes nothing and fails when the committed file is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tasks/project.ts';
import { bundleSchemas } from './types/bundle-schemas.ts';
import { readSchemas } from './types/read-schemas.ts';
import { renderTypes } from './types/render-types.ts';

const target = join(root, 'schemas', 'types.ts');
const wanted = await renderTypes(bundleSchemas(readSchemas(join(root, 'schemas'))), target);
const present = existsSync(target) ? readFileSync(target, 'utf8') : '';

if (present === wanted) {
  console.log('schemas/types.ts is up to date.');
} else if (process.argv.includes('--check')) {
  console.error('schemas/types.ts differs from the schemas. Run: node tools/generate-types.ts');
  process.exitCode = 1;
} else {
  writeFileSync(target, wanted);
  console.log('Wrote schemas/types.ts.');
}
