import type { Problem } from '../../core/manifest/problem.ts';
import { stringsAt } from '../../core/manifest/strings-at.ts';
import { pluginTexts, pluginWordProblems } from './check-plugin-words.ts';
import { contentOf } from './json-file.ts';
import type { Deployment } from './read-deployment.ts';
import { byStem, fileProblems } from './word-file-problems.ts';
import { baseWords, textsOf, wordyPlugins } from './words.ts';

/**
 * Everything wrong with the wording. The first base language holds every text of the shop, and each locale of a plugin
 * every text of the plugin, so a key that they do not know would be missing in some locale [SHL-03, SHL-72, ENG-13].
 */
export function wordProblems(deployment: Deployment): readonly Problem[] {
  const { defaults, markets, pluginWords } = deployment;
  const [language] = stringsAt(contentOf(defaults.manifest), 'baseLanguages');
  // Without a base language the check of the manifest has already said what is wrong.
  if (language === undefined) return [];
  const texts = byStem(textsOf(baseWords(deployment, language)));
  const ofDefaults = [...defaults.words].flatMap(([, areas]) =>
    [...areas].flatMap(([area, file]) => fileProblems(file, [area], { language, texts })),
  );
  const ofMarkets = markets.flatMap((folder) => {
    const ofPlugins = wordyPlugins(deployment, folder).flatMap((id) => [
      ...pluginTexts(id, pluginWords.get(id) ?? new Map()),
    ]);
    const original = { language, texts: new Map([...texts, ...ofPlugins]) };
    return [...folder.words.values()].flatMap((file) => fileProblems(file, [], original));
  });
  return [...ofDefaults, ...ofMarkets, ...pluginWordProblems(deployment)];
}
