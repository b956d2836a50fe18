import { applySnapshot, getSnapshot } from 'mobx-state-tree';
import { expect, it } from 'vitest';
import { AccountStore } from '../../client/accounts/account-store.ts';
import { customerState } from '../../client/customer-state.ts';
import { MemberStore } from '../../client/member-store.ts';
import { openMember, settled } from './loyalty/open-member.ts';
import { fillIn, openCheckout } from './orders/open-checkout.ts';
import { openAccount, sessionOf } from './accounts/open-account.ts';

it('gathers everything that is known of a customer, and nothing of who is new [LOC-04, SHL-04]', async () => {
  const { app, environment, hut } = await openCheckout();
  const keys = { hutId: hut.id, sector: hut.sector };
  expect(customerState(app)).toEqual({
    role: 'guest',
    name: undefined,
    email: undefined,
    phone: undefined,
    postcode: undefined,
    marketingOptOut: false,
    new: false,
    inLoyalty: false,
    isLoggedIn: false,
    dispositionType: 'collection',
    pendingDisposition: undefined,
    deliveryAddress: undefined,
    deliveryLocation: undefined,
    deliveryHut: undefined,
    collectionHut: keys,
    driverInstructions: undefined,
    contactFree: false,
    selectedLanguage: undefined,
    languageChangedManually: false,
    lastOrder: undefined,
    hasClosedAccountModal: false,
    authentication: undefined,
    previousActions: {
      hasAppliedFreeRewardToBasket: false,
      hasInteractedWithAccount: false,
      notifications: { freeReward: { hasSeen: false } },
    },
  });

  const { services } = (await openAccount()).account;
  const account = AccountStore.create({}, environment);
  account.usePorts(services);
  app.attachAccount(account);
  await account.takeSession(sessionOf(environment));
  account.setNew();
  account.closeModal();
  expect(customerState(app)).toMatchObject({ role: 'customer', inLoyalty: false });
  const lastOrder = { toBeEarned: 1, currentBalance: 5, usedInThisOrder: 5, newBalance: 1 };
  const member = MemberStore.create({}, environment);
  const { api } = (await openMember()).loyalty.ports ?? {};
  if (!api) throw new Error('A member has points to ask for.');
  member.loyalty.usePorts({ api, endSessionOn: () => {} });
  app.attachMember(member);
  await settled();
  member.loyalty.interact();
  const { previousActions } = member.loyalty.memory;
  member.loyalty.remember({
    previousActions: { ...previousActions, hasAppliedFreeRewardToBasket: true },
  });
  member.loyalty.closeNotice();
  member.loyalty.setLastOrder(lastOrder);
  app.session.chooseLanguage('en-GB');
  const deliveryAddress = { postcode: 'SW11 1JB' };
  const address = {
    streetAddress: '12 Lavender Hill',
    addressLocality: 'London',
    addressRegion: 'London',
    postalCode: 'SW11 1JB',
  };
  const deliveryLocation = { placeId: 'p-1', address };
  applySnapshot(app.localisation, {
    ...getSnapshot(app.localisation),
    disposition: { type: 'delivery' },
    pendingDisposition: { type: 'collection' },
    deliveryAddress,
    deliveryLocation,
  });
  fillIn(app);
  app.checkout.setValue('instructions', 'Ring twice');
  app.checkout.setContactFree(true);
  app.checkout.setMarketing({ optOut: true });
  expect(customerState(app)).toMatchObject({
    role: 'member',
    name: 'Ada Byron',
    email: 'ada@example.com',
    phone: '020 7946 0123',
    postcode: 'SW11 1JB',
    marketingOptOut: true,
    new: true,
    inLoyalty: true,
    lastOrder,
    previousActions: {
      hasAppliedFreeRewardToBasket: true,
      hasInteractedWithAccount: true,
      notifications: { freeReward: { hasSeen: true } },
    },
    isLoggedIn: true,
    dispositionType: 'delivery',
    pendingDisposition: 'collection',
    deliveryAddress,
    deliveryLocation,
    deliveryHut: keys,
    collectionHut: undefined,
    driverInstructions: 'Ring twice',
    contactFree: true,
    selectedLanguage: 'en-GB',
    languageChangedManually: true,
    hasClosedAccountModal: true,
    authentication: {
      id: 'account-1',
      access: 'access-1',
      refresh: 'refresh-1',
      provider: 'password',
    },
  });
});
