import type { CSSObject, Theme } from '@emotion/react';
import { useWords } from '../words/words-context.tsx';
import { consoleLanguages } from './console-words.ts';

const group: CSSObject = { display: 'flex' };

const choice = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  minWidth: theme.size.touch,
  minHeight: theme.size.touch,
  padding: `0 ${theme.space(2)}`,
  borderRadius: theme.radius.field,
  textAlign: 'center',
  textTransform: 'capitalize',
  '&[aria-pressed="true"]': {
    fontWeight: theme.font.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
});

/** The name of a language in itself. */
const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** Chooses the language of the console. */
export function LanguageSwitch() {
  const { t, locale, changeTo } = useWords();
  return (
    <div role="group" aria-label={t('frame.language')} css={group}>
      {consoleLanguages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === locale}
          onClick={() => void changeTo(language)}
          css={choice}
        >
          {ownName(language)}
        </button>
      ))}
    </div>
  );
}
