import type { i18n } from 'i18next';
import type { WordTree } from '../../core/shell/boot-data.ts';
import { createWords } from '../words/words.ts';

const files = import.meta.glob<WordTree>('./words/*.json', { eager: true, import: 'default' });

/** The words of the console by language. */
const words = new Map(
  Object.entries(files).map(([file, tree]) => [/(\w+)\.json$/.exec(file)?.[1] ?? '', tree]),
);

/** Languages of the console. */
export const consoleLanguages: readonly string[] = [...words.keys()];

/** Where a browser keeps the language that was chosen in it. */
const chosenKey = 'console-language';

/** The wording of the console in the language that was chosen, or that the browser asks for first. */
export function createConsoleWords(fallback: string): i18n {
  const wanted = [localStorage.getItem(chosenKey) ?? '', ...navigator.languages]
    .map((locale) => locale.split('-')[0] ?? '')
    .find((language) => words.has(language));
  const language = wanted ?? fallback;
  const instance = createWords(language, words.get(language) ?? {});
  for (const [other, tree] of words) instance.addResourceBundle(other, 'translation', tree);
  instance.on('languageChanged', (chosen) => localStorage.setItem(chosenKey, chosen));
  return instance;
}
