import { types } from 'mobx-state-tree';
import { expect, it } from 'vitest';
import { LocalisationStore } from '../../../client/localisation/localisation-store.ts';
import { FoodWishesStore } from '../../../client/menu/food-wishes-store.ts';
import { endSession } from '../../../client/shell/end-session.ts';
import { NotificationsStore } from '../../../client/shell/notifications-store.ts';
import { SessionStore } from '../../../client/shell/session-store.ts';
import { clapham } from '../../core/localisation/sample-huts.ts';
import { testEnvironment } from '../test-environment.ts';
import { testMarket } from '../../core/test-market.ts';

const Kept = types.model({ kept: '' });
const App = types
  .model({
    session: types.optional(SessionStore, {}),
    notifications: types.optional(NotificationsStore, {}),
    wishes: types.optional(FoodWishesStore, {}),
    localisation: types.optional(LocalisationStore, {}),
    basket: types.optional(Kept, {}),
    vouchers: types.optional(Kept, {}),
    giftCards: types.optional(Kept, {}),
    checkout: types.optional(Kept, {}),
    order: types.optional(Kept, {}),
    tracking: types.optional(Kept, {}),
    menu: types.optional(Kept, {}),
    deals: types.optional(Kept, {}),
  })
  .volatile(() => ({ plugins: new Map<string, never>() }));

it('forgets hut, address, basket, order and customer when a session ends, and keeps the language [SHL-48, SHP-20]', async () => {
  const full = { kept: 'something' };
  const app = App.create(
    {
      session: { selectedLanguage: 'fr-CA', languageChangedManually: true },
      localisation: {
        hut: clapham,
        deliveryAddress: { postcode: 'SW11 1JB' },
        disposition: { type: 'collection', when: 'scheduled', time: 7 },
      },
      basket: full,
      vouchers: full,
      giftCards: full,
      checkout: full,
      order: full,
      tracking: full,
      menu: full,
      deals: full,
    },
    testEnvironment(await testMarket('ca', [])),
  );
  app.wishes.switchAllergen('milk');
  endSession(app);
  expect(app.wishes.count).toBe(0);
  expect(app.localisation).toMatchObject({ hut: undefined, deliveryAddress: undefined });
  expect(app.localisation.disposition).toMatchObject({ type: 'delivery', when: 'asap' });
  const { basket, vouchers, giftCards, checkout, order, tracking, menu, deals } = app;
  const stores = [basket, vouchers, giftCards, checkout, order, tracking, menu, deals];
  for (const store of stores) expect(store.kept).toBe('');
  expect(app.session.language).toBe('fr-CA');
});
