import type { CSSObject, Theme } from '@emotion/react';
import { useWords } from './words-context.tsx';

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

interface WordsSwitchProps {
  readonly label: string;
  readonly languages: readonly string[];
}

/** Chooses the language of pages that belong to no market. */
export function WordsSwitch({ label, languages }: WordsSwitchProps) {
  const { locale, changeTo } = useWords();
  return (
    <div role="group" aria-label={label} css={group}>
      {languages.map((language) => (
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
