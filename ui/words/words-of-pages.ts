import type { i18n } from 'i18next';
import type { WordTree } from '../../core/shell/boot-data.ts';
import { createWords } from './words.ts';

/** The words of pages that belong to no market, from the files that lie beside them. */
export interface WordsOfPages {
  readonly languages: readonly string[];
  /** The wording in the language that was chosen, or that the browser asks for first, else the one named here. */
  readonly create: (fallback: string) => i18n;
}

/** @param chosenKey where a browser keeps the language that was chosen in it */
export function wordsOfPages(
  files: Readonly<Record<string, WordTree>>,
  chosenKey: string,
): WordsOfPages {
  const words = new Map(
    Object.entries(files).map(([file, tree]) => [/(\w+)\.json$/.exec(file)?.[1] ?? '', tree]),
  );
  return {
    languages: [...words.keys()],
    create(fallback) {
      const wanted = [localStorage.getItem(chosenKey) ?? '', ...navigator.languages]
        .map((locale) => locale.split('-')[0] ?? '')
        .find((language) => words.has(language));
      const language = wanted ?? fallback;
      const instance = createWords(language, words.get(language) ?? {});
      for (const [other, tree] of words) instance.addResourceBundle(other, 'translation', tree);
      instance.on('languageChanged', (chosen) => localStorage.setItem(chosenKey, chosen));
      return instance;
    },
  };
}
