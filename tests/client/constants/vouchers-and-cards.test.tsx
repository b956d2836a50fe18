import { describe, expect, it } from 'vitest';
import { discountEffect } from '../../../core/vouchers/discount-value.ts';
import { switchesOnByItself } from '../../../client/dealbot/dealbot-mode.ts';
import type { Market } from '../../../core/engine/start-market.ts';
import { numberPrefix } from '../../../client/gift-cards/card-number.ts';
import type { GiftCardsApi } from '../../../client/gift-cards/gift-cards-api.ts';
import { specialPrefixOf } from '../../../core/vouchers/voucher-code.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { GiftCardForm } from '../../../ui/pages/gift-cards/gift-card-form.tsx';
import { VoucherForm } from '../../../ui/pages/vouchers/voucher-form.tsx';
import {
  everywhere,
  inEachMarket,
  inEachRunning,
  manifestWith,
  marketWith,
} from './changed-markets.ts';
import { openShop } from '../basket/open-shop.ts';
import { requestIn } from './order-in.ts';
import { renderIn } from './render-in.tsx';
import { variantsIn } from '../experiments/sample-experiments.ts';

const nothing = () => {};

/** The longest text that each field of a form takes. */
const limits = (html: string) =>
  [...html.matchAll(/maxLength="(\d+)"/gi)].map(([, limit]) => limit);

describe('a voucher', () => {
  const codeLimit = (market: Market) => limits(renderIn(market, <VoucherForm onDone={nothing} />));

  it('has a code of at most the length of the market [CST-119]', async () => {
    expect(await inEachRunning(codeLimit)).toEqual(everywhere(['15']));
    expect(codeLimit(await marketWith('uk', { voucher: { codeMaxLength: 9 } }))).toEqual(['9']);
  });

  it('is special by the prefixes of the market [CST-120]', () => {
    const prefixes = (manifest: Manifest) =>
      ['SPE123', 'srz9', 'SAVE20', 'VIP1'].map((code) => specialPrefixOf(code, manifest));
    expect(inEachMarket(prefixes)).toEqual(everywhere(['SPE', 'SRZ', undefined, undefined]));
    const changed = manifestWith('uk', { voucher: { specialPrefixes: ['VIP'] } });
    expect(prefixes(changed)).toEqual([undefined, undefined, undefined, 'VIP']);
  });

  it('is money by its kind, and in the United Kingdom by the ids of pounds off [CST-122]', () => {
    const discount = (id: string, kind?: string) => ({
      id,
      title: id,
      amount: 5,
      options: { rule: 'amount' as const },
      ...(kind === undefined ? {} : { kind }),
    });
    const isMoney = (id: string, kind?: string) => (manifest: Manifest) =>
      discountEffect(discount(id, kind), manifest) === 'payment';
    expect(inEachMarket(isMoney('any', 'giftcard'))).toEqual(everywhere(true));
    for (const pounds of [5, 10, 15, 20, 25, 30]) {
      const found = inEachMarket(isMoney(`gbp-${pounds}-off`));
      expect(found).toEqual({ uk: true, fr: false, in: false, ca: false });
    }
    const giftCardKind = { kind: 'money', ids: ['own'] };
    const changed = manifestWith('uk', { voucher: { giftCardKind } });
    expect([isMoney('any', 'money')(changed), isMoney('own')(changed)]).toEqual([true, true]);
    expect(isMoney('any', 'giftcard')(changed)).toBe(false);
  });
});

describe('a gift card', () => {
  const cardLimits = (market: Market) =>
    limits(renderIn(market, <GiftCardForm onDone={nothing} />));

  it('has a number and a pin of at most the lengths of the market [CST-123]', async () => {
    expect(await inEachRunning(cardLimits)).toEqual(everywhere(['30', '6']));
    const giftCard = { numberMaxLength: 12, pinMaxLength: 4 };
    expect(cardLimits(await marketWith('uk', { giftCard }))).toEqual(['12', '4']);
  });

  it('is asked for with the amount of the market [CST-124]', async () => {
    const asked = async (market: Market) => {
      const amounts: number[] = [];
      const check: GiftCardsApi['check'] = ({ data }) => {
        amounts.push(data.amount);
        return Promise.reject(new Error('no answer'));
      };
      const { shop } = await openShop({ market, giftCards: { check } });
      await shop.giftCards.check({ type: 'giftcard', id: 'one', number: '6000', pin: '1' });
      return amounts;
    };
    for (const amounts of Object.values(await inEachRunning(asked))) {
      expect(await amounts).toEqual([100]);
    }
    expect(await asked(await marketWith('uk', { giftCard: { checkAmount: 7 } }))).toEqual([7]);
  });

  it('is one for an order, and none where the market has orders without [CST-125]', async () => {
    const paying = async (market: Market) => {
      const credit = { data: { giftCardBalance: 5, expiryDate: '2099-12-31' } };
      const { shop } = await openShop({ market, giftCards: { check: async () => credit } });
      for (const id of ['one', 'other']) {
        await shop.giftCards.check({ type: 'giftcard', id, number: '6000', pin: '1' });
      }
      const { facts: giftCards, isOffered } = shop.giftCards;
      const { credits } = requestIn(market, { giftCards }).payment;
      return [isOffered, credits?.map(({ id }) => id)];
    };
    for (const found of Object.values(await inEachRunning(paying))) {
      expect(await found).toEqual([true, ['other']]);
    }
    const without = await marketWith('uk', { giftCard: { maxCards: 0 } });
    expect(await paying(without)).toEqual([false, undefined]);
  });

  it('has a prefix for tests and one for customers [CST-126]', () => {
    const prefixes = (manifest: Manifest) =>
      [true, false].map((test) => numberPrefix(manifest, { test }));
    expect(inEachMarket(prefixes)).toEqual(everywhere(['6000', '6000']));
    const numbers = { test: '1', production: '2' };
    expect(prefixes(manifestWith('uk', { giftCard: { numberPrefix: numbers } }))).toEqual([
      '1',
      '2',
    ]);
  });
});

describe('the deal assistant', () => {
  const isOn = (landing: string) => (manifest: Manifest) =>
    switchesOnByItself({
      manifest,
      experiments: variantsIn(manifest),
      flagLevel: 'none',
      landing,
    });

  it('turns itself on in France, unless the visit is about its discount [CST-104]', () => {
    const inFrance = { ...everywhere(false), fr: true };
    expect(inEachMarket(isOn('/order/deals/'))).toEqual(inFrance);
    expect(inEachMarket(isOn('/order/discount/?id=web-only-20-off'))).toEqual(everywhere(false));
    const autoEnable = { afterLocalisation: true, exceptDiscountIds: ['ten'] };
    const changed = manifestWith('uk', { dealbot: { autoEnable } });
    expect([isOn('/')(changed), isOn('/?id=ten')(changed)]).toEqual([true, false]);
  });
});
