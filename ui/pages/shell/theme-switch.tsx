import type { CSSObject, Theme } from '@emotion/react';
import { useId, useState } from 'react';
import { type ThemeChoice, themeChoices } from '../../../core/theme/theme-choice.ts';
import { hiddenFromSight } from '../../components/visually-hidden.tsx';
import { chooseTheme, themeInForce } from '../../platform/kept-theme.ts';
import { shownScheme, usePageTheme } from '../../platform/use-page-theme.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

const frame = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space(1)} ${theme.space(3)}`,
  alignItems: 'center',
});

const legend = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  float: 'left',
  color: theme.muted,
});

const choices = (theme: Theme): CSSObject => ({
  display: 'flex',
  border: theme.border.control,
  borderRadius: theme.radius.control,
  backgroundColor: theme.colour.surface,
});

const choice = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  padding: `0 ${theme.space(4)}`,
  borderRadius: theme.radius.control,
  textAlign: 'center',
  cursor: 'pointer',
  '&:has(:checked)': {
    boxShadow: `inset 0 0 0 ${theme.width.thick} ${theme.colour.accent.mark}`,
    backgroundColor: theme.colour.accent.soft,
    color: theme.colour.accent.text,
    fontWeight: theme.font.weight.strong,
  },
  '&:has(:focus-visible)': theme.focusRing,
  [theme.when.forcedColours]: { '&:has(:checked)': { outline: `${theme.width.thick} solid` } },
});

/** Light, dark or as the device says: at once, in every tab, and at the next visit [SHP-42]. */
export default function ThemeSwitch() {
  const { t } = useWords();
  const environment = useEnvironment();
  const name = useId();
  const inForce = usePageTheme(themeInForce);
  const [said, setSaid] = useState('');
  const choose = (chosen: ThemeChoice) => {
    chooseTheme(chosen, environment);
    setSaid(
      t(shownScheme() === 'dark' ? 'shell.footer.theme.nowDark' : 'shell.footer.theme.nowLight'),
    );
  };
  return (
    <fieldset css={frame}>
      <legend css={legend}>{t('shell.footer.theme.legend')}</legend>
      <div css={choices}>
        {themeChoices.map((value) => (
          <label key={value} css={choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === inForce}
              onChange={() => choose(value)}
              css={hiddenFromSight}
            />
            {t(`shell.footer.theme.${value}`)}
          </label>
        ))}
      </div>
      <span role="status" css={hiddenFromSight}>
        {said}
      </span>
    </fieldset>
  );
}
