import { createRoot } from 'react-dom/client';
import { createHttpClient } from '../../client/kernel/http-client.ts';
import { createSettingsApi } from '../../client/operators/settings-api.ts';
import { createConsoleApi } from '../../client/operators/console-api.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { consoleReporter } from '../platform/console-reporter.ts';
import { openEvents } from '../platform/open-events.ts';
import { consoleSchemes, consoleTheme } from '../theme/console-theme.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { WordsProvider } from '../words/words-context.tsx';
import { createBell } from './bell.ts';
import { ConsoleApp } from './console-app.tsx';
import { createConsoleWords } from './console-words.ts';

/** Where the calls of the console are. */
const base = '/operator/api';

/** A press waits no longer for an answer before it is sent again. */
const pressMs = 10_000;

/** A check starts every market, after those of other operators. */
const checkMs = 60_000;

const storage = browserStorage('localStorage', consoleReporter.report);
const words = createConsoleWords(document.documentElement.lang);
const httpWithin = (timeoutMs: number) =>
  createHttpClient({
    fetch: (input, init) => fetch(input, init),
    baseUrl: base,
    timeoutMs,
    headers: () => ({ 'accept-language': words.language }),
    token: () => undefined,
  });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <ThemeProvider theme={consoleTheme} schemes={consoleSchemes}>
    <WordsProvider words={words}>
      <ConsoleApp
        api={createConsoleApi(httpWithin(pressMs), openEvents, base)}
        settings={createSettingsApi(httpWithin(checkMs))}
        storage={storage}
        bell={createBell(storage)}
      />
    </WordsProvider>
  </ThemeProvider>,
);
