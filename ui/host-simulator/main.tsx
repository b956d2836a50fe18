import { createRoot } from 'react-dom/client';
import { checks, contract } from 'virtual:host-contract';
import { consoleSchemes, consoleTheme } from '../theme/console-theme.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { WordsProvider } from '../words/words-context.tsx';
import { SimulatorApp } from './simulator-app.tsx';
import { SimulatorContext } from './simulator-context.ts';
import { createSimulatorWords } from './simulator-words.ts';
import { Simulator } from './simulator.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const words = createSimulatorWords(document.documentElement.lang);
const simulator = new Simulator(contract, checks, Date.now);
createRoot(root).render(
  <ThemeProvider theme={consoleTheme} schemes={consoleSchemes}>
    <WordsProvider words={words}>
      <SimulatorContext value={simulator}>
        <SimulatorApp />
      </SimulatorContext>
    </WordsProvider>
  </ThemeProvider>,
);
