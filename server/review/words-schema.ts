import type { JsonSchema } from '../../core/manifest/json-schema.ts';
import { stringsAt } from '../../core/manifest/strings-at.ts';
import { pluginTexts } from '../markets/check-plugin-words.ts';
import { contentOf } from '../markets/json-file.ts';
import { baseWords, textsOf } from '../markets/market-words.ts';
import type { Deployment } from '../markets/read-deployment.ts';
import { openGroups, stemOf } from '../markets/word-file-problems.ts';

const text: JsonSchema = { type: 'string', pattern: String.raw`\S` };

/** Texts in groups, whatever their keys are. */
const anyTexts: JsonSchema = {
  description: 'Texts, by key.',
  type: 'object',
  additionalProperties: { anyOf: [text, { $ref: '#' }] },
};

/** The schema of an area of the default wording, which says itself which texts there are. */
export const areaWordsSchema = anyTexts;

interface Group {
  readonly groups: Map<string, Group>;
  /** What the texts say in the first base language, by key. */
  readonly texts: Map<string, string>;
}

const emptyGroup = (): Group => ({ groups: new Map(), texts: new Map() });

function schemaOfGroup({ groups, texts }: Group, path: readonly string[]): JsonSchema {
  const key = path.join('.');
  const plurals = [...texts.keys()].filter((name) => stemOf(name) !== name).map(stemOf);
  return {
    description: key === '' ? 'Wording of a market in a locale.' : `Texts of ${key}.`,
    type: 'object',
    properties: {
      ...Object.fromEntries(
        [...groups].map(([name, group]) => [name, schemaOfGroup(group, [...path, name])]),
      ),
      ...Object.fromEntries(
        [...texts].map(([name, original]) => [name, { ...text, description: original }]),
      ),
    },
    // Languages differ in their plurals.
    ...(plurals.length > 0 && {
      patternProperties: {
        [`^(${[...new Set(plurals)].join('|')})_(zero|one|two|few|many|other)$`]: text,
      },
    }),
    additionalProperties: openGroups.includes(key) ? text : false,
  };
}

/**
 * The schema of a market's wording in a locale, `words/<locale>.json`: every text of the shop and of the plugins, each
 * described by what it says in the first base language [OPR-06].
 */
export function marketWordsSchema(deployment: Deployment): JsonSchema {
  const [language = ''] = stringsAt(contentOf(deployment.defaults.manifest), 'baseLanguages');
  const ofShop = [...textsOf(baseWords(deployment, language))];
  const ofPlugins = [...deployment.pluginWords].flatMap(([id, files]) => [
    ...pluginTexts(id, files),
  ]);
  const top = emptyGroup();
  for (const [key, original] of [...ofShop, ...ofPlugins]) {
    const names = key.split('.');
    const group = names.slice(0, -1).reduce((within, name) => {
      const next = within.groups.get(name) ?? emptyGroup();
      within.groups.set(name, next);
      return next;
    }, top);
    group.texts.set(names.at(-1) ?? '', original);
  }
  return schemaOfGroup(top, []);
}
