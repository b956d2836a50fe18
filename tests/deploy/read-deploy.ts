import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../../tools/tasks/project.ts';

/** The text of a file below `deploy/`. */
export const deployText = (file: string): string =>
  readFileSync(join(root, 'deploy', file), 'utf8');

/** The documents of a YAML file below `deploy/`, merge keys resolved. @throws for what is no YAML */
export const deployDocuments = (file: string): readonly unknown[] =>
  parseAllDocuments(deployText(file), { merge: true, prettyErrors: true }).map((document) => {
    const [error] = [...document.errors, ...document.warnings];
    if (error) throw error;
    return document.toJS() as unknown;
  });
