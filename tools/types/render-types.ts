import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';
import type { JsonObject } from './read-schemas.ts';

const banner = `// Generated from the JSON Schemas in this folder by tools/generate-types.ts. Change those, not this.`;

const remarkOnDefinition =
  / \* This interface was referenced by `[^`]*`'s JSON-Schema\n( \* via the `definition` "[^"]*"\.\n)?/g;

/** The bundle's own type exists only to hold the definitions, and the generator remarks on each of those. */
function withoutTraces(code: string): string {
  return code
    .replace(/export interface GeneratedRoot \{\s*\}\n/, '')
    .replaceAll(remarkOnDefinition, '')
    .replaceAll(/( \*\n)+ \*\/\n/g, ' */\n')
    .replaceAll(/\/\*\*\n \*\/\n/g, '')
    .replaceAll(/^(?=\/\*\*|export )/gm, '\n')
    .replaceAll(/\*\/\n\nexport/g, '*/\nexport');
}

/**
 * TypeScript interfaces of a bundle of schemas: one for each title or definition.
 * @param bundle one schema with all others under `definitions`
 * @param target the file it will stand in, for its format
 */
export async function renderTypes(bundle: JsonObject, target: string): Promise<string> {
  const code = await compile(bundle, 'GeneratedRoot', {
    additionalProperties: false,
    bannerComment: banner,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
  return format(withoutTraces(code), { ...(await resolveConfig(target)), parser: 'typescript' });
}
