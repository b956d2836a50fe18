import type { Problem } from '../../core/manifest/problem.ts';
import { valueAt } from '../../core/manifest/json-pointer.ts';
import { stringsAt } from '../../core/manifest/strings-at.ts';
import { pluginTexts, pluginWordProblems } from './check-plugin-words.ts';
import { contentOf } from './json-file.ts';
import type { Deployment, MarketFolder } from './read-deployment.ts';
import { byStem, fileProblems } from './word-file-problems.ts';
import { baseWords, groupAt, groupOf, textsOf, wordyPlugins } from './market-words.ts';

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
  const nameless = markets.flatMap((folder) => namelessCategories(deployment, folder));
  const buttonless = markets.flatMap((folder) => buttonlessProviders(deployment, folder));
  return [
    ...ofDefaults,
    ...ofMarkets,
    ...nameless,
    ...buttonless,
    ...pluginWordProblems(deployment),
  ];
}

/** Categories of a market's menu that one of its locales has no name for [ENG-25, SHL-72]. */
function namelessCategories(deployment: Deployment, folder: MarketFolder): readonly Problem[] {
  const { file } = folder.manifest;
  const manifest = contentOf(folder.manifest);
  const bases = stringsAt(contentOf(deployment.defaults.manifest), 'baseLanguages');
  return stringsAt(manifest, 'locales').flatMap((locale) => {
    const names = groupOf(['menu', 'categories'], deployment, folder, locale, bases);
    return stringsAt(manifest, 'menu.routes').flatMap((category, index) => {
      const expected = `a category with a name in the ${locale} wording, menu.categories.${category}`;
      const pointer = `/menu/routes/${index}`;
      return typeof names[category] === 'string'
        ? []
        : [{ file, pointer, expected, found: `"${category}" without one` }];
    });
  });
}

/** Providers of social sign-in that have no button in the wording, and no name for one [GTW-33]. */
function buttonlessProviders(deployment: Deployment, folder: MarketFolder): readonly Problem[] {
  const { file } = folder.manifest;
  const manifest = contentOf(folder.manifest);
  const [language = ''] = stringsAt(contentOf(deployment.defaults.manifest), 'baseLanguages');
  const buttons = groupAt(baseWords(deployment, language), ['accounts', 'social']);
  return stringsAt(manifest, 'account.socialProviders').flatMap((provider, index) =>
    typeof buttons[provider] === 'string' ||
    typeof valueAt(manifest, ['account', 'socialNames', provider]) === 'string'
      ? []
      : [
          {
            file,
            pointer: `/account/socialProviders/${index}`,
            expected: `a provider with a name in account.socialNames, or one of google, facebook and apple`,
            found: `"${provider}"`,
          },
        ],
  );
}
