import { types } from 'mobx-state-tree';
import type { HutsApi } from '../../../client/huts/huts-api.ts';
import { HutSearchStore } from '../../../client/localisation/hut-search-store.ts';
import { LocalisationStore } from '../../../client/localisation/localisation-store.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import { NotificationsStore } from '../../../client/shell/notifications-store.ts';
import { SessionStore } from '../../../client/shell/session-store.ts';
import { TimeSlotsStore } from '../../../client/timeslots/time-slots-store.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { testEnvironment } from '../test-environment.ts';
import { type MarketId, testMarket } from '../../core/test-market.ts';
import { allOpen, clapham } from '../../core/localisation/sample-huts.ts';

const addressStrategies = ['by-postcode', 'fr-street-lookup', 'maps-place', 'hut-list'];

/** What a test says about its localisation. */
interface Case {
  readonly market?: MarketId;
  readonly huts?: Partial<HutsApi>;
  readonly environment?: Partial<WholeEnvironment>;
}

/** A localisation store among neighbours that write down what is asked of them, in order. */
export const openLocalisation = async ({
  market = 'uk',
  huts = {},
  environment = {},
}: Case = {}) => {
  const asked: string[] = [];
  const neighbour = (name: string, ...actions: string[]) =>
    types
      .model(name, {})
      .actions(() =>
        Object.fromEntries(
          actions.map((action) => [action, async () => void asked.push(`${name}.${action}`)]),
        ),
      );
  const App = types
    .model('App', {
      session: types.optional(SessionStore, {}),
      notifications: types.optional(NotificationsStore, {}),
      localisation: types.optional(LocalisationStore, {}),
      hutSearch: types.optional(HutSearchStore, {}),
      times: types.optional(TimeSlotsStore, {}),
      basket: types.optional(neighbour('basket', 'resetForHut'), {}),
      vouchers: types.optional(neighbour('vouchers', 'clearVoucher'), {}),
      menu: types.optional(neighbour('menu', 'load'), {}),
      deals: types.optional(neighbour('deals', 'load'), {}),
    })
    .views((self) => ({
      get ordering() {
        return self;
      },
    }))
    .actions(() => ({
      readyToOrder: async () => {},
      startOrderAnew: () => void asked.push('startOrderAnew'),
    }));
  const outside = testEnvironment(
    await testMarket(market, [...addressStrategies, 'consent-banner']),
    {
      // Nothing counts down by itself in a test that does not ask for it.
      wait: () => new Promise(() => {}),
      ...environment,
      huts: {
        byPostcode: async (): Promise<Hut | undefined> => clapham,
        byId: async () => clapham,
        inSectors: async () => [clapham],
        nearby: async () => [],
        status: async () => allOpen,
        eta: async () => ({ exact: 30, range: { from: 25, to: 35 } }),
        timeSlots: async () => [],
        atPlace: async () => clapham,
        ...huts,
      },
    },
  );
  const app = App.create({}, outside);
  return { app, asked, outside, localisation: app.localisation, hutSearch: app.hutSearch };
};
