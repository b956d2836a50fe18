import { Global, ThemeProvider as EmotionThemeProvider } from '@emotion/react';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { type Scheme, schemes as bothSchemes } from '../../core/theme/ground.ts';
import { deriveTokens } from './derive-tokens.ts';
import type { Tokens } from './derive-tokens.ts';
import { fontFaceRules } from './faces.ts';
import { globalStyles } from './global-styles.ts';
import { loadLetters } from './load-letters.ts';
import { schemeRules } from './scheme-rules.ts';
import type { Theme as ThemeFile } from '../../schemas/types/theme.ts';

declare module '@emotion/react' {
  // An interface, because only an interface can widen the library's own.
  export interface Theme extends Tokens {}
}

interface ThemeProviderProps {
  /** The market's theme file, already validated. */
  readonly theme: ThemeFile;
  /** Both, where nothing is said. */
  readonly schemes?: readonly Scheme[];
  /** Letters of texts to come, whose files are fetched ahead. */
  readonly letters?: string;
  readonly children: ReactNode;
}

/** Gives everything below it the look of a market, and the page its fonts and ground rules. */
export function ThemeProvider({
  theme,
  schemes = bothSchemes,
  letters = '',
  children,
}: ThemeProviderProps) {
  const tokens = useMemo(() => deriveTokens(theme), [theme]);
  const colours = useMemo(() => schemeRules(theme, schemes), [theme, schemes]);
  const { display, text } = theme.type;
  const faces = useMemo(() => fontFaceRules([text, display]), [text, display]);
  // Once the rules below are in the page.
  useEffect(() => loadLetters(text, letters), [text, letters]);
  return (
    <EmotionThemeProvider theme={tokens}>
      <Global styles={faces} />
      <Global styles={colours} />
      <Global styles={globalStyles} />
      {children}
    </EmotionThemeProvider>
  );
}
