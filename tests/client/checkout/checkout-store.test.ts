import { getSnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import type { StoreConfig } from '../../../schemas/types/http/orders.ts';
import { fillIn, openCheckout, orderCalls, refused } from '../orders/open-checkout.ts';
import { testEnvironment } from '../test-environment.ts';
import { testMarket } from '../../core/test-market.ts';

const openDelivery = async (byPostcode: 'chosen' | 'other' | 'none') => {
  const opened = await openCheckout();
  const { app, environment, hut } = opened;
  app.localisation.setDisposition({ type: 'delivery' });
  app.localisation.setDeliveryAddress({ postcode: 'SW11 1JB' });
  const found = { chosen: hut, other: { ...hut, id: 'another' }, none: undefined }[byPostcode];
  Object.assign(environment.huts, { byPostcode: async () => found });
  fillIn(app);
  app.checkout.setValue('addressLine1', '12 Lavender Hill');
  app.checkout.setValue('town', 'London');
  return opened;
};

const config = (more: Partial<StoreConfig> = {}): StoreConfig => ({
  sector: 'uk-1',
  hutId: '1101',
  testMode: true,
  supportedPayment: [{ type: 'card' }],
  maxAmounts: {},
  ...more,
});

describe('the checkout form', () => {
  it('starts with nothing ticked and no payment type chosen [CHK-22, CHK-25, CHK-89]', async () => {
    const { app } = await openCheckout();
    const { contactFree, marketingOptIn, marketingOptOut, paymentType } = app.checkout;
    expect([contactFree, marketingOptIn, marketingOptOut, paymentType]).toEqual([
      false,
      false,
      false,
      undefined,
    ]);
  });

  it('shows an error after its field was left, and all of them after a submit [CHK-26]', async () => {
    const { app } = await openCheckout();
    expect(app.formCheck.shows('email')).toBe(false);
    app.formCheck.leave('email');
    expect([app.formCheck.shows('email'), app.formCheck.shows('name')]).toEqual([true, false]);
    await app.formCheck.validate();
    expect(app.formCheck.shows('name')).toBe(true);
  });

  it('names the wrong places in the order of the form [CHK-26, CHK-28, CHK-33, CHK-38]', async () => {
    const { app } = await openCheckout();
    expect(app.formCheck.wrongPlaces).toEqual(['name', 'email', 'phone', 'payment']);
    fillIn(app);
    expect(app.formCheck.wrongPlaces).toEqual([]);
  });

  it('asks two names in France and Canada [CHK-29]', async () => {
    const { app } = await openCheckout({}, 'ca');
    expect(app.formCheck.wrongPlaces.slice(0, 2)).toEqual(['firstName', 'lastName']);
  });

  it.each([
    ['020', 'checkout.errors.phone.tooShort'],
    ['12345678', 'checkout.errors.phone.INVALID_PHONE'],
    ['', 'checkout.errors.required'],
  ])('says what is wrong with the phone %s [CHK-47]', async (typed, message) => {
    const { app } = await openCheckout();
    app.checkout.setValue('phone', typed);
    expect(app.formCheck.fieldErrors.find(({ field }) => field === 'phone')?.message).toBe(message);
  });

  it.each([
    ['987654321', 'checkout.errors.phone.INVALID_PHONE_LENGTH'],
    ['12345 67890', 'checkout.errors.phone.INVALID_PHONE_INITIAL'],
  ])('says it for the Indian phone %s [CHK-48]', async (typed, message) => {
    const { app } = await openCheckout({}, 'in');
    app.checkout.setValue('phone', typed);
    expect(app.formCheck.fieldErrors.find(({ field }) => field === 'phone')?.message).toBe(message);
  });

  it('takes no more driver instructions than the market allows [CHK-57]', async () => {
    const { app } = await openCheckout({}, 'fr');
    app.localisation.setDisposition({ type: 'delivery' });
    app.checkout.setValue('instructions', 'x'.repeat(40));
    expect(app.checkout.values.instructions).toHaveLength(30);
  });

  it('has no address for a collection [CHK-20, CHK-64]', async () => {
    const { app } = await openCheckout();
    expect(app.checkout.addressFields).toEqual([]);
  });

  it('keeps what was typed, without card data, in its stored state [CHK-27]', async () => {
    const { app } = await openCheckout();
    fillIn(app);
    expect(getSnapshot(app.checkout)).toEqual({
      contact: { name: 'Ada Byron', email: 'ada@example.com', phone: '020 7946 0123' },
      address: undefined,
      contactFree: false,
      wantsForAnother: false,
      remembersMe: false,
      marketingOptIn: false,
      marketingOptOut: false,
      chosenCollectionType: 'in-store',
    });
  });
});

describe('the address of a delivery', () => {
  it('starts with the postcode of localisation, which may be changed [CHK-16]', async () => {
    const { app } = await openDelivery('chosen');
    expect(app.checkout.values.postcode).toBe('SW11 1JB');
    app.checkout.setValue('postcode', 'SW11 1AA');
    expect(app.checkout.values.postcode).toBe('SW11 1AA');
  });

  it('starts over where another place was chosen', async () => {
    const { app } = await openDelivery('chosen');
    app.localisation.setDeliveryAddress({ postcode: 'SW4 7AA' });
    expect(app.checkout.values.postcode).toBe('SW4 7AA');
    expect(app.checkout.values.addressLine1).toBeUndefined();
  });

  it.each([
    ['chosen', undefined],
    ['none', 'checkout.errors.notDelivered'],
    ['other', 'checkout.errors.otherHut'],
  ] as const)('that %s hut serves ends in %s [CHK-54, CHK-55]', async (found, message) => {
    const { app } = await openDelivery(found);
    expect(await app.formCheck.validate()).toBe(message === undefined);
    expect(app.formCheck.fieldErrors[0]?.message).toBe(message);
    expect(app.formCheck.wrongPlaces).toEqual(message === undefined ? [] : ['postcode']);
  });

  it('is no longer refused once its postcode changes [CHK-54]', async () => {
    const { app } = await openDelivery('none');
    await app.formCheck.validate();
    app.checkout.setValue('postcode', 'SW11 2AA');
    expect(app.formCheck.fieldErrors).toEqual([]);
  });

  it('is left to the server when the look-up fails', async () => {
    const { app, environment } = await openDelivery('chosen');
    Object.assign(environment.huts, { byPostcode: () => Promise.reject(refused(500, {})) });
    expect(await app.formCheck.validate()).toBe(true);
  });
});

describe('collection', () => {
  it('offers curbside where the hut has it, in-store first [CHK-23]', async () => {
    const { api } = orderCalls();
    const { app } = await openCheckout({ orders: api });
    expect(app.checkout.collectionType).toBe('in-store');
    expect(app.checkout.collectionTypes).toEqual(['in-store', 'curbside-with-parking']);
  });

  it('tells the hut that the order is brought to the car [CHK-23]', async () => {
    const { api, placed } = orderCalls();
    const { app } = await openCheckout({ orders: api });
    fillIn(app);
    app.checkout.chooseCollectionType('curbside-with-parking');
    await app.order.submit();
    expect(placed[0]?.disposition.isCurbside).toBe(true);
  });

  it('takes away a tip [CHK-94]', async () => {
    const { app } = await openDelivery('chosen');
    app.checkout.chooseTip({ amount: 200, tippingOption: 'preset-2' });
    expect(app.checkout.tip?.amount).toBe(200);
    app.localisation.setDisposition({ type: 'collection' });
    expect(app.checkout.tip).toBeUndefined();
    await app.checkout.open();
    expect(app.basket.tip).toBeUndefined();
  });
});

describe('tips and payment types', () => {
  it('replace the ones before [CHK-93, SUR-20]', async () => {
    const { app } = await openCheckout({}, 'ca');
    app.localisation.setDisposition({ type: 'delivery' });
    app.checkout.chooseTip({ amount: 200, tippingOption: 'preset-1' });
    app.checkout.chooseTip({ amount: 300, tippingOption: 'preset-2' });
    app.checkout.choosePaymentType('paylater_debit');
    app.checkout.choosePaymentType('paylater_credit');
    const charged = app.basket.priced?.surcharges.map(({ type, amount }) => [type, amount]);
    expect(charged?.filter(([type]) => type === 'driverTip')).toEqual([['driverTip', 300]]);
    expect(charged?.filter(([type]) => String(type).startsWith('paymentSurcharge'))).toEqual([
      ['paymentSurchargePaylaterCredit', 100],
    ]);
    app.checkout.choosePaymentType('cash');
    expect(
      app.basket.priced?.surcharges.some(({ type }) => type.startsWith('paymentSurcharge')),
    ).toBe(false);
  });

  it('follow the payment settings of the hut once they came [PAY-80]', async () => {
    const { app, environment } = await openCheckout();
    const { payments } = testEnvironment(await testMarket('uk'));
    Object.assign(environment, { payments: { ...payments, storeConfig: async () => config() } });
    await app.checkout.open();
    expect(app.paymentChoice.offeredTypes.map(({ type }) => type)).toEqual(['card']);
  });

  it('stay usable when those settings do not come [PAY-80]', async () => {
    const { app, environment } = await openCheckout();
    await app.checkout.open();
    expect(environment.reports.map(({ level }) => level)).toContain('warning');
    expect(app.paymentChoice.offeredTypes.map(({ type }) => type)).toEqual([
      'microform',
      'visaCheckout',
      'paypal',
      'card',
      'cash',
    ]);
  });
});
