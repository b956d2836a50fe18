import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AppStore } from '../../../client/app-store.ts';
import type { Market } from '../../../core/engine/start-market.ts';
import { OrderingStore } from '../../../client/ordering-store.ts';
import { PurchaseStore } from '../../../client/purchase-store.ts';
import type { WordTree } from '../../../core/shell/boot-data.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { TrackingStatus } from '../../../schemas/types/http/orders.ts';
import type { Theme } from '../../../schemas/types/theme.ts';
import { root } from '../../../tools/tasks/project.ts';
import { StoreProvider } from '../../../ui/store-context.tsx';
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx';
import { WordsProvider } from '../../../ui/words/words-context.tsx';
import { createWords } from '../../../ui/words/words.ts';
import { testEnvironment } from '../test-environment.ts';

const theme = JSON.parse(readFileSync(join(root, 'markets', 'uk', 'theme.json'), 'utf8')) as Theme;

/** What is on screen around the element. */
export interface Scene {
  readonly words?: WordTree;
  readonly hut?: Hut;
  /** Postcode of a delivery. */
  readonly postcode?: string;
  readonly deals?: readonly Deal[];
  readonly isVegetarianOnly?: boolean;
  /** What the hut says of the order that is followed. */
  readonly status?: TrackingStatus;
  readonly environment?: Partial<WholeEnvironment>;
}

/** The markup of an element in a market, with its styles. */
export function renderIn(market: Market, element: ReactNode, scene: Scene = {}): string {
  const { words = {}, hut, postcode, deals = [], isVegetarianOnly = false, status } = scene;
  const environment = testEnvironment(market, scene.environment);
  const localisation = {
    ...(hut ? { hut } : {}),
    ...(postcode === undefined ? {} : { deliveryAddress: { postcode } }),
  };
  const app = AppStore.create({ localisation }, environment);
  if (isVegetarianOnly) app.wishes.switchDiet('vegetarian');
  const ordering = { deals: { list: [...deals] } };
  app.attachOrdering(OrderingStore.create(ordering, environment));
  const tracking = status ? { latestTrackingInfo: { order_status: status } } : {};
  app.attachPurchase(PurchaseStore.create({ tracking }, environment));
  return renderToStaticMarkup(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <WordsProvider words={createWords('en', words)}>
          <StoreProvider app={app}>{element}</StoreProvider>
        </WordsProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );
}
