import { compile } from 'json-schema-to-typescript';
import type { JsonObject } from './read-schemas.ts';

const remarkOnDefinition =
  / \* This interface was referenced by `[^`]*`'s JSON-Schema\n( \* via the `definition` "[^"]*"\.\n)?/g;

/** The bundle's own type exists only to hold the definitions, and the generator remarks on each of those. */
function withoutTraces(code: string): string {
  return code
    .replace(/export interface GeneratedRoot \{\s*\}\n/, '')
    .replaceAll(remarkOnDefinition, '')
    .replaceAll(/( \*\n)+ \*\/\n/g, ' */\n')
    .replaceAll(/\/\*\*\n \*\/\n/g, '');
}

/**
 * TypeScript interfaces of a bundle of schemas: one for each title or definition.
 * @param bundle one schema with all others under `definitions`
 */
export const renderTypes = async (bundle: JsonObject): Promise<string> =>
  withoutTraces(
    await compile(bundle, 'GeneratedRoot', {
      additionalProperties: false,
      bannerComment: '',
      ignoreMinAndMaxItems: true,
      unreachableDefinitions: true,
    }),
  );
