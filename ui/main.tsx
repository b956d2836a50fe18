import { createRoot } from 'react-dom/client';
import { AppStore } from '../core/app-store.ts';
import { trustOptions } from '../core/engine/load-plugins.ts';
import { startMarket } from '../core/engine/start-market.ts';
import { persist } from '../core/shell/persistence.ts';
import { pluginLoaders } from '../plugins/index.ts';
import { AppRoot } from './app-root.tsx';
import { createEnvironment } from './create-environment.ts';
import { showStartFailure } from './platform/show-start-failure.ts';
import { readBootData } from './platform/read-boot-data.ts';
import { createWords } from './words/words.ts';

/** Composes the application: market, wording, environment, state, pages. */
const start = async () => {
  const boot = readBootData();
  const words = createWords(boot.locale, boot.words);
  try {
    const market = await startMarket(boot.manifest, 'manifest', pluginLoaders, trustOptions);
    const environment = createEnvironment(market, () => words.language, boot.release);
    const app = AppStore.create({}, environment);
    persist(app, environment);
    app.session.openIn(environment.visit.language);
    app.basket.dropIfExpired();
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no root element.');
    createRoot(root).render(<AppRoot app={app} words={words} theme={boot.theme} />);
  } catch (error) {
    showStartFailure(error, words);
  }
};

void start();
