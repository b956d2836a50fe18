import type { i18n, TFunction } from 'i18next';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { rememberingWords } from './remembering-words.ts';
import { changeLocale } from './words.ts';

interface Words {
  readonly t: TFunction;
  readonly locale: string;
  readonly changeTo: (locale: string) => Promise<void>;
}

const WordsContext = createContext<Words | undefined>(undefined);

/** Gives the pages below it their words, and renders them again when the language changes. */
export const WordsProvider = ({ words, children }: { words: i18n; children: ReactNode }) => {
  const [locale, setLocale] = useState(words.language);
  useEffect(() => {
    words.on('languageChanged', setLocale);
    return () => words.off('languageChanged', setLocale);
  }, [words]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const value = useMemo<Words>(
    () => ({
      t: rememberingWords(words.getFixedT(locale)),
      locale,
      changeTo: (wanted) => changeLocale(words, wanted),
    }),
    [words, locale],
  );
  return <WordsContext value={value}>{children}</WordsContext>;
};

/** Words of the current language: `t('checkout.placeOrder')`. */
export const useWords = (): Words => {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords is used outside a WordsProvider.');
  return words;
};
