import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { pluginLoaders } from 'virtual:plugins';
import { type App, AppStore } from '../client/app-store.ts';
import { joinMarkets } from '../core/engine/join-markets.ts';
import { marketAt } from '../core/engine/market-at.ts';
import type { PluginLoaders } from '../core/engine/load-plugins.ts';
import { openMarket } from '../core/engine/open-market.ts';
import { moneyLetters } from '../core/money/format-money.ts';
import { pluginWatch } from '../client/shell/create-reporting.ts';
import { persist } from '../client/kernel/persistence.ts';
import { isInApp } from '../core/webview/app-frame.ts';
import type { Hut } from '../schemas/types/catalogue/hut.ts';
import { AppRoot } from './app-root.tsx';
import { createEnvironment } from './create-environment.ts';
import { tierLoaders } from './load-tiers.ts';
import { openInApp } from './open-in-app.ts';
import { showStartFailure } from './platform/show-start-failure.ts';
import { consoleReporter } from './platform/console-reporter.ts';
import { yieldToMain } from './platform/yield-to-main.ts';
import { readBootData } from './platform/read-boot-data.ts';
import { watchFailures } from './platform/watch-failures.ts';
import { preparePage } from './routes.tsx';
import { prepareTheme } from './theme/prepare-theme.ts';
import { createWords } from './words/words.ts';

/** Composes the application: market, wording, environment, state, pages; in pieces, so that a tap meanwhile is answered. */
const start = async () => {
  await yieldToMain();
  const inside = await readBootData();
  const boot = inside.isPacked
    ? await (await import('./platform/live-boot.ts')).liveBoot(inside)
    : inside;
  const words = createWords(boot.locale, boot.words);
  let { report } = consoleReporter;
  const watch = pluginWatch(() => report, consoleReporter);
  try {
    let market = isInApp(window)
      ? await openInApp(
          openMarket(boot.manifest, { ...pluginLoaders.page, ...pluginLoaders['web-view'] }, watch),
        )
      : await openMarket(boot.manifest, pluginLoaders.page, watch);
    let hut: () => Hut | undefined = () => undefined;
    // Few markets have any, so that what looks after them is a file of its own.
    const overridesAt = boot.manifest.timedOverrides
      ? (await import('./platform/follow-overrides.ts')).followOverrides(boot.manifest, Date.now)
      : undefined;
    await yieldToMain();
    const environment = createEnvironment({
      market: () => marketAt(market, hut(), overridesAt?.(hut())),
      locale: () => words.language,
      release: boot.release,
      revision: boot.revision,
      draft: boot.draft,
      isPacked: boot.isPacked === true,
      token: () => app.accessToken(),
      hut: () => hut(),
    });
    ({ report } = environment);
    watchFailures(report);
    await yieldToMain();
    const app: App = AppStore.create({}, environment);
    hut = () => app.localisation.hut;
    const add = async (loaders: PluginLoaders) => {
      const more = await openMarket(boot.manifest, loaders, watch);
      market = joinMarkets(market, more);
    };
    app.loadsTiersBy(
      tierLoaders(environment, {
        ordering: () => add(pluginLoaders.hut),
        purchase: () => add(pluginLoaders.checkout),
      }),
    );
    await yieldToMain();
    persist(app, environment);
    await yieldToMain();
    app.session.openIn(environment.visit.language);
    const isFollowed = boot.manifest.plugins.some(({ id }) =>
      Object.hasOwn(pluginLoaders.consent, id),
    );
    void import('./after-start.ts').then(({ afterStart }) =>
      afterStart(app, environment, isFollowed ? () => add(pluginLoaders.consent) : undefined),
    );
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no root element.');
    await preparePage(app, window.location.pathname);
    await yieldToMain();
    await prepareTheme(boot.theme);
    const page = createRoot(root);
    await yieldToMain();
    const letters = moneyLetters(boot.manifest.money);
    startTransition(() =>
      page.render(<AppRoot app={app} words={words} theme={boot.theme} letters={letters} />),
    );
  } catch (error) {
    showStartFailure(error, words);
  }
};

/** Fails where what the application starts from does not come. */
export const started = start();
