import type { LoadedPlugin } from '../../core/engine/load-plugins.ts';
import { isJsonObject } from '../../core/manifest/json.ts';
import type { Problem } from '../../core/manifest/problem.ts';

/** Options of a plugin whose values name a variable of the server's environment, by their schema [CST-03]. */
const variableOptions = ({ plugin: { options = {} } }: LoadedPlugin): readonly string[] =>
  Object.entries((options['properties'] ?? {}) as Readonly<Record<string, unknown>>).flatMap(
    ([name, schema]) => (isJsonObject(schema) && schema['x-variable'] === true ? [name] : []),
  );

/** What plugins are to read from the environment, and what is not there. @param isSet whether a variable has a value */
export const missingVariables = (
  plugins: readonly LoadedPlugin[],
  file: string,
  isSet: (variable: string) => boolean,
): readonly Problem[] =>
  plugins.flatMap((loaded, index) =>
    variableOptions(loaded).flatMap((option): readonly Problem[] => {
      const variable = loaded.options[option];
      if (typeof variable !== 'string' || isSet(variable)) return [];
      return [
        {
          file,
          pointer: `/plugins/${index}/options/${option}`,
          expected: 'the name of an environment variable that is set',
          found: `"${variable}"`,
          remedy: `Set ${variable} where the server is started`,
        },
      ];
    }),
  );
