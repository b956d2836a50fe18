import i18next, { type i18n } from 'i18next';
import type { WordTree } from '../../core/shell/boot-data.ts';

/** Makes the wording of the market ready: the locale of the page is there at once, others come on demand. */
export const createWords = (locale: string, words: WordTree): i18n => {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { translation: words } },
    initAsync: false,
    returnEmptyString: false,
    // Words are data: none names another one, whatever stands in it.
    interpolation: { escapeValue: false, nestingPrefix: '\u0000' },
    // Said outright, every key is a path, and none is searched for signs of plain language.
    keySeparator: '.',
  });
  return instance;
};

/** Changes the language, reading its words from the server the first time. */
export const changeLocale = async (words: i18n, locale: string): Promise<void> => {
  if (!words.hasResourceBundle(locale, 'translation')) {
    const answer = await fetch(`/v1/words/${encodeURIComponent(locale)}`);
    if (!answer.ok) throw new Error(`Words of ${locale} did not come: ${answer.status}`);
    words.addResourceBundle(locale, 'translation', await answer.json());
  }
  await words.changeLanguage(locale);
};
