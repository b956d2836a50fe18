import type { i18n } from 'i18next';
import { BrowserRouter } from 'react-router-dom';
import type { App } from '../client/app-store.ts';
import type { Theme } from '../schemas/types/theme.ts';
import { PageFrame } from './pages/shell/page-frame.tsx';
import { AppRoutes } from './routes.tsx';
import { StoreProvider } from './store-context.tsx';
import { ThemeProvider } from './theme/theme-provider.tsx';
import { WordsProvider } from './words/words-context.tsx';

interface AppRootProps {
  readonly app: App;
  readonly words: i18n;
  readonly theme: Theme;
  /** What prices are written with beside digits. */
  readonly letters: string;
}

/** The whole application: look, words and state around the pages. */
export const AppRoot = ({ app, words, theme, letters }: AppRootProps) => (
  <ThemeProvider theme={theme} letters={letters}>
    <WordsProvider words={words}>
      <StoreProvider app={app}>
        <BrowserRouter>
          <PageFrame>
            <AppRoutes />
          </PageFrame>
        </BrowserRouter>
      </StoreProvider>
    </WordsProvider>
  </ThemeProvider>
);
