import { applySnapshot, getSnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import { numberPrefix, takesFullNumber } from '../../../client/gift-cards/card-number.ts';
import {
  giftCardErrorCode,
  giftCardErrorWords,
  unhandledError,
} from '../../../client/gift-cards/gift-card-errors.ts';
import { giftCardType } from '../../../client/gift-cards/gift-card-store.ts';
import { createGiftCardsApi } from '../../../client/gift-cards/gift-cards-api.ts';
import { judgeCredit } from '../../../core/gift-cards/judge-credit.ts';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import { HttpError } from '../../../client/kernel/http-client.ts';
import type { GiftCardCheck, GiftCardCredit } from '../../../schemas/types/http/vouchers.ts';
import { openShop } from '../basket/open-shop.ts';
import { testManifest } from '../../core/test-market.ts';

const refusal = (json: unknown) =>
  new HttpError({
    url: '/',
    status: 422,
    statusText: '',
    type: 'application/json',
    text: '',
    json,
  });

const coded = (errorCode: string) => refusal({ error: { errorCode, errorMessage: '' } });

const paid = (giftCardBalance: number, expiryDate = '2099-12-31'): GiftCardCredit => ({
  data: { giftCardBalance, expiryDate },
});

/** A shop whose gift card service gives these answers, one a check. */
const shopWith = async (...answers: (GiftCardCredit | Error)[]) => {
  const asked: (readonly [GiftCardCheck, string])[] = [];
  const opened = await openShop({
    giftCards: {
      check: async (request, version) => {
        asked.push([request, version]);
        const answer = answers.shift() ?? new Error('down');
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  });
  return { ...opened, cards: opened.shop.giftCards, asked };
};

const card = (id = 'card-1', number = '6000100010001000') => ({
  type: giftCardType,
  id,
  number,
  pin: '1000',
});

describe('a gift card', () => {
  it('shows loading, then success with its amount and last day [GFT-01, GFT-17, GFT-19, GFT-32]', async () => {
    const { cards } = await shopWith(paid(50));
    expect(cards.screen).toBe('form');
    const check = cards.check(card());
    expect(cards.current?.status).toMatchObject({ isLoading: true, isValid: false });
    expect(cards.screen).toBe('loading');
    await check;
    expect(cards.screen).toBe('success');
    expect(cards.facts[0]).toMatchObject(card());
    const { pin: _pin, ...stored } = card();
    expect(getSnapshot(cards).credits).toEqual([
      {
        ...stored,
        status: {
          isLoading: false,
          isValid: true,
          amount: 5000,
          expiryDate: '2099-12-31',
          hasDismissedError: false,
        },
      },
    ]);
  });

  it('pays after a reload of the tab, and has to be typed again in another [GFT-34]', async () => {
    const { cards, environment, shop } = await shopWith(paid(50));
    await cards.check(card());
    const stored = getSnapshot(cards);
    expect(JSON.stringify(stored)).not.toContain('"1000"');
    const reload = () => {
      applySnapshot(shop.giftCards, { credits: [] });
      applySnapshot(shop.giftCards, stored);
    };
    reload();
    expect(cards.facts[0]).toMatchObject({ pin: '1000', isValid: true });
    expect(cards.balance).toBe(5000);
    for (const key of environment.sessionStorage.keys()) environment.sessionStorage.remove(key);
    reload();
    expect([cards.balance, cards.facts, cards.screen]).toEqual([0, [], 'form']);
  });

  it('is asked for with hut, trace and time, and always the same amount [GFT-18, GFT-29, GFT-30, GFT-31]', async () => {
    const { cards, asked, shop } = await shopWith(paid(50));
    await cards.check(card());
    const { hut } = shop.localisation;
    expect(asked[0]).toEqual([
      {
        meta: expect.objectContaining({
          hutId: hut?.id,
          sector: 'uk-1',
          isTest: false,
          traceId: 'test-trace',
          timestamp: Date.parse('2026-03-04T12:00:00Z'),
        }),
        data: { cardNumber: '6000100010001000', cardPin: '1000', amount: 100 },
      },
      'v2',
    ]);
  });

  it('takes the place of the one before [GFT-02]', async () => {
    const { cards } = await shopWith(paid(50), paid(10));
    await cards.check(card('one'));
    await cards.check(card('two', '6000200020002000'));
    expect(cards.credits.map(({ id }) => id)).toEqual(['two']);
  });

  it('needs number and pin, and one check at a time [GFT-13]', async () => {
    const { cards, asked } = await shopWith(paid(50));
    await cards.check({ ...card(), pin: '' });
    await cards.check({ ...card(), number: '' });
    expect(asked).toEqual([]);
    await Promise.all([cards.check(card()), cards.check(card('two'))]);
    expect(asked).toHaveLength(1);
  });

  it('shows and pays only where the hut takes gift cards [GFT-03]', async () => {
    const { cards, shop } = await shopWith(paid(50));
    await cards.check(card());
    expect(cards.isOffered).toBe(true);
    expect(cards.facts).toHaveLength(1);
    shop.localisation.delocalise();
    expect(cards.isOffered).toBe(false);
    expect(cards.balance).toBe(0);
    expect(cards.facts).toEqual([]);
  });

  it('pays at most the total, follows it, and does not count for the minimum [GFT-04, GFT-08, GFT-09]', async () => {
    const { cards, shop } = await shopWith(paid(15));
    const pizza = shop.menu.catalogue?.products.get('pepperoni-classic');
    if (!pizza) throw new Error('No pizza');
    const add = () => shop.basket.addItem(defaultChoice(pizza));
    const first = add();
    const value = shop.basket.priced?.orderValue;
    const total = shop.basket.priced?.total ?? 0;
    await cards.check(card());
    expect(shop.basket.priced?.credit).toBe(Math.min(1500, total));
    expect(shop.basket.priced?.orderValue).toBe(value);
    add();
    expect(shop.basket.priced?.credit).toBe(1500);
    shop.basket.removeItem(first);
    expect(shop.basket.priced?.credit).toBe(Math.min(1500, shop.basket.priced?.total ?? 0));
    expect(cards.balance).toBe(1500);
  });

  it('with nothing left or past its last day is not valid, whatever the call says [GFT-27]', async () => {
    const { cards } = await shopWith(paid(0), paid(20, '2020-01-31'));
    await cards.check(card());
    expect(cards.current?.status.error).toEqual({ code: 'CARD_ALREADY_USED' });
    await cards.check(card());
    expect(cards.current?.status.error).toEqual({ code: 'EXPIRED_CARD' });
    const today = '2026-03-04';
    expect(judgeCredit({ balance: 1, expiryDate: today }, today).kind).toBe('credit');
  });

  it('that is refused shows the error, goes back to the form on dismissal, and is cleared [GFT-20, GFT-21, GFT-22, GFT-23]', async () => {
    const { cards } = await shopWith(coded('INVALID_CARD'));
    await cards.check(card());
    expect(cards.screen).toBe('error');
    expect(cards.balance).toBe(0);
    cards.dismissError('card-1');
    expect(cards.current?.status.hasDismissedError).toBe(true);
    expect(cards.screen).toBe('form');
    cards.clearCredits({ type: giftCardType });
    expect(cards.current).toBeUndefined();
  });

  it('is cleared by id and type, or all of a type [GFT-24]', async () => {
    const { cards } = await shopWith(paid(5), paid(5));
    await cards.check(card());
    cards.clearCredit({ type: giftCardType, id: 'other' });
    cards.clearCredit({ type: 'other', id: 'card-1' });
    expect(cards.credits).toHaveLength(1);
    cards.clearCredit({ type: giftCardType, id: 'card-1' });
    expect(cards.credits).toHaveLength(0);
    await cards.check(card());
    cards.clearCredits({ type: giftCardType });
    expect(cards.credits).toHaveLength(0);
  });

  it('whose check runs when the dialog is closed never comes [GFT-25]', async () => {
    const { cards } = await shopWith(paid(50));
    const check = cards.check(card());
    cards.closeForm();
    await check;
    expect(cards.current).toBeUndefined();
  });

  it('gets neither number nor pin into analytics or reports [GFT-34]', async () => {
    const { cards, environment } = await shopWith(coded('INVALID_CARD'), paid(50));
    await cards.check(card());
    await cards.check(card());
    const told = JSON.stringify([environment.events, environment.reports]);
    expect(told).toContain('INVALID_CARD');
    expect(told).not.toContain('6000100010001000');
    expect(told).not.toContain('"1000"');
  });
});

describe('the number of a gift card', () => {
  const manifest = testManifest('uk');

  it('is typed in full under the second version, else after a prefix [GFT-14, GFT-16]', () => {
    expect(takesFullNumber(manifest.flags, 'none')).toBe(true);
    const off = { ...manifest.flags, features: { 'gift-card-v2': { default: false } } };
    expect(takesFullNumber(off, 'none')).toBe(false);
  });

  it('has the test prefix at a test hut and the production prefix elsewhere [GFT-15]', () => {
    const giftCard = { ...manifest.giftCard, numberPrefix: { test: '1', production: '2' } };
    expect(numberPrefix({ giftCard }, { test: true })).toBe('1');
    expect(numberPrefix({ giftCard }, {})).toBe('2');
    expect(numberPrefix({ giftCard }, undefined)).toBe('2');
  });

  it('goes to the path of its version [GFT-28]', async () => {
    const paths: string[] = [];
    const api = createGiftCardsApi({
      send: async <Body>({ path }: { path: string }) => {
        paths.push(path);
        return { status: 200, body: paid(1) as Body };
      },
    });
    await api.check({} as GiftCardCheck, 'v1');
    await api.check({} as GiftCardCheck, 'v2');
    expect(paths).toEqual(['/v1/gift-cards/check', '/v2/gift-cards/check']);
  });
});

describe('an error code', () => {
  it('has its title and message [GFT-36, GFT-37, GFT-38, GFT-39, GFT-40, GFT-41, GFT-42]', () => {
    const words = {
      INTERNAL_SERVER_ERROR: ['server', 'server'],
      UNRECOGNIZED_ERROR: ['server', 'server'],
      INVALID_CARD: ['invalid', 'invalid'],
      INACTIVE_CARD: ['inactive', 'inactive'],
      CARD_ALREADY_USED: ['generic', 'used'],
      EXPIRED_CARD: ['generic', 'expired'],
      CARD_DEACTIVATED: ['generic', 'deactivated'],
      CARD_ON_HOLD: ['generic', 'generic'],
      toString: ['generic', 'generic'],
    };
    for (const [code, [title, message]] of Object.entries(words)) {
      expect(giftCardErrorWords(code)).toEqual({ title, message });
    }
  });

  it('that is missing is the fallback code, with the generic words [GFT-43, PAY-139]', () => {
    for (const error of [new Error('down'), refusal(undefined), refusal({ error: {} })]) {
      expect(giftCardErrorCode(error)).toBe(unhandledError);
    }
    expect(giftCardErrorCode(coded('INVALID_CARD'))).toBe('INVALID_CARD');
    expect(giftCardErrorWords(unhandledError)).toEqual({ title: 'generic', message: 'generic' });
  });
});
