import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** Keeps the words in the language of the session, and has the menu told again in it [SHL-32, SHL-34]. */
export const useFollowLanguage = (): void => {
  const app = useApp();
  const { changeTo } = useWords();
  const { locale, report } = useEnvironment();
  useEffect(() => {
    const follow = async (language: string) => {
      if (language === locale()) return;
      try {
        await changeTo(language);
        const { localisation, ordering } = app;
        if (localisation.isLocalised && ordering) {
          await Promise.all([ordering.menu.reload(), ordering.deals.load()]);
        }
      } catch (error) {
        report('warning', `The language could not change to ${language}`, { error });
      }
    };
    return reaction(
      () => app.session.language,
      (language) => void follow(language),
      { fireImmediately: true },
    );
  }, [app, changeTo, locale, report]);
};
