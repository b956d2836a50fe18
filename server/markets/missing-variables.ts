import type { LoadedPlugin } from '../../core/engine/load-plugins.ts';
import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import type { Problem } from '../../core/manifest/problem.ts';

const isVariable = (schema: Json | undefined): boolean =>
  isJsonObject(schema) && schema['x-variable'] === true;

/** Where an option names variables, below the pointer to it: itself, or whatever it holds, by its schema. */
function variablesIn(
  schema: Json | undefined,
  value: unknown,
): readonly (readonly [string, string])[] {
  if (!isJsonObject(schema)) return [];
  if (typeof value === 'string') return isVariable(schema) ? [['', value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const { properties } = schema;
  const others = schema['items'] ?? schema['additionalProperties'];
  return Object.entries(value).flatMap(([key, one]) => {
    const own = isJsonObject(properties) ? properties[key] : undefined;
    return variablesIn(own ?? others, one).map(
      ([below, variable]) => [`/${key}${below}`, variable] as const,
    );
  });
}

/** Variables of the server's environment that the options of a plugin name, by their schema [CST-03]. */
const variablesOf = ({ plugin, options }: LoadedPlugin): readonly (readonly [string, string])[] =>
  Object.entries((plugin.options?.['properties'] ?? {}) as Readonly<Record<string, Json>>).flatMap(
    ([name, schema]) =>
      variablesIn(schema, options[name]).map(
        ([below, variable]) => [name + below, variable] as const,
      ),
  );

/** What plugins are to read from the environment, and what is not there. @param isSet whether a variable has a value */
export const missingVariables = (
  plugins: readonly LoadedPlugin[],
  file: string,
  isSet: (variable: string) => boolean,
): readonly Problem[] =>
  plugins.flatMap((loaded, index) =>
    variablesOf(loaded)
      .filter(([, variable]) => !isSet(variable))
      .map(([option, variable]) => ({
        file,
        pointer: `/plugins/${index}/options/${option}`,
        expected: 'the name of an environment variable that is set',
        found: `"${variable}"`,
        remedy: `Set ${variable} where the server is started`,
      })),
  );
