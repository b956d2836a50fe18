import { describe, expect, it } from 'vitest';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import type { VoucherQuestion, VouchersApi } from '../../../client/vouchers/vouchers-api.ts';
import { voucherErrorKey } from '../../../client/vouchers/voucher-error.ts';
import type { Voucher } from '../../../schemas/types/http/vouchers.ts';
import { openShop } from '../basket/open-shop.ts';
import { dealVoucher, rejection, voucherOf } from './sample-vouchers.ts';

/** A shop whose server answers codes by this list. */
const shopWith = async (answers: Readonly<Record<string, Voucher | Error>>) => {
  const questions: VoucherQuestion[] = [];
  const vouchers: VouchersApi = {
    validate: async (question) => {
      questions.push(question);
      const answer = answers[question.code];
      if (answer instanceof Error || !answer) throw answer ?? rejection('NOT_FOUND', 404);
      return answer;
    },
  };
  const opened = await openShop({ vouchers });
  const { shop } = opened;
  const addPizza = () => {
    const pizza = [...(shop.menu.catalogue?.products.values() ?? [])].find(
      ({ id }) => id === 'pepperoni-classic',
    );
    if (!pizza) throw new Error('No pizza');
    return shop.basket.addItem(defaultChoice(pizza));
  };
  return { ...opened, questions, addPizza };
};

const student = (id = 'STUDENT') => ({
  basketDealId: 'd1',
  dealId: 'student-medium',
  choices: {},
  redeemId: id,
});

describe('a code that is validated', () => {
  it('holds id, list and error, and its payload only the id [VOU-16, VOU-20, VOU-21]', async () => {
    const { shop, questions } = await shopWith({ TENNER: voucherOf() });
    const validation = shop.vouchers.validate({ id: ' tenner ' });
    expect(shop.vouchers.status).toBe('validating');
    expect(shop.vouchers.canSubmit).toBe(false);
    await validation;
    expect(questions).toMatchObject([
      { code: 'TENNER', sector: 'uk-1', hutId: shop.localisation.hut?.id, deals: [] },
    ]);
    expect(shop.vouchers).toMatchObject({ id: 'TENNER', error: undefined, status: 'success' });
    expect(shop.vouchers.list).toHaveLength(1);
  });

  it('is not sent while it is empty or another is checked [VOU-18]', async () => {
    const { shop, questions } = await shopWith({ TENNER: voucherOf() });
    expect(shop.vouchers.canSubmit).toBe(false);
    await shop.vouchers.validate({ id: '   ' });
    expect(questions).toEqual([]);
    shop.vouchers.setTyped('tenner');
    expect(shop.vouchers.canSubmit).toBe(true);
    const [first] = [shop.vouchers.validate({ id: 'TENNER' }), shop.vouchers.validate({ id: 'X' })];
    await first;
    expect(questions).toHaveLength(1);
  });

  it('that is a discount sets the basket discount to its id and value [VOU-26, VOU-10]', async () => {
    const { shop, addPizza } = await shopWith({ TENNER: voucherOf() });
    addPizza();
    const before = shop.basket.priced?.subtotal ?? 0;
    await shop.vouchers.validate({ id: 'TENNER' });
    expect(shop.basket.priced?.discount).toEqual({ id: 'TENNER', value: 1000 });
    expect(shop.basket.titleOf('TENNER')).toBe('Ten pounds off');
    addPizza();
    expect(shop.basket.priced?.subtotal).toBe(2 * before);
    expect(shop.basket.problems.map(({ code }) => code)).not.toContain('discount-unavailable');
  });

  it('takes the place of the one before with its effect [VOU-28]', async () => {
    const other = voucherOf({
      id: 'OTHER',
      result: { ...voucherOf().result, discountId: 'OTHER' },
    });
    const { shop, addPizza } = await shopWith({
      TENNER: voucherOf(),
      OTHER: other,
      STUDENT: dealVoucher(),
    });
    addPizza();
    await shop.vouchers.validate({ id: 'TENNER' });
    await shop.vouchers.validate({ id: 'OTHER' });
    expect(shop.vouchers.list.map(({ id }) => id)).toEqual(['OTHER']);
    expect(shop.basket.discountId).toBe('OTHER');
    await shop.vouchers.validate({ id: 'STUDENT' });
    expect(shop.basket.discountId).toBeUndefined();
  });

  it('shows the gap while too little is in the basket [VOU-32, VOU-33]', async () => {
    const voucher = voucherOf({ product: { threshold: 500, type: 'pizza' } });
    const { shop, addPizza } = await shopWith({ TENNER: voucher });
    await shop.vouchers.validate({ id: 'TENNER' });
    expect(shop.vouchers.qualification?.kind).toBe('no-eligible-total');
    addPizza();
    const { qualification } = shop.vouchers;
    expect(qualification?.kind).toBe('not-met');
    expect(qualification?.gap).toBe(50_000 - (shop.basket.priced?.subtotal ?? 0));
    expect(shop.basket.priced?.discount?.value).toBe(0);
  });
});

describe('a code that is refused', () => {
  it.each([
    ['NOT_FOUND', 404],
    ['COLLECTION_ONLY', 422],
    ['PRODUCTS_UNAVAILABLE', 422],
    ['APP_ONLY', 422],
    ['CONFLICT', 409],
  ] as const)(
    'for %s shows why and records a coupon error [VOU-34, VOU-35, VOU-36, VOU-37, VOU-38, VOU-39]',
    async (type, status) => {
      const { shop, environment } = await shopWith({
        SPEBAD: rejection(type, status, 'Not with the Solo Bundle'),
      });
      shop.vouchers.setTyped('spebad');
      await shop.vouchers.validate({ id: 'spebad' });
      expect(shop.vouchers.error).toMatchObject({ invalidVoucherId: 'SPEBAD', error: { type } });
      expect(shop.vouchers.fieldError).toMatchObject({ message: 'Not with the Solo Bundle' });
      expect(voucherErrorKey({ type, message: '' })).toBe(`vouchers.error.${type}`);
      expect(environment.events).toContainEqual({
        type: 'coupon-error',
        data: { code: 'SPE', error: type },
      });
      shop.vouchers.setTyped('spebad2');
      expect(shop.vouchers.fieldError).toBeUndefined();
    },
  );

  it('without an answer has the generic message and stays in the field [VOU-41, VOU-21]', async () => {
    const { shop } = await shopWith({ LOST: new Error('Request timeout') });
    shop.vouchers.setTyped('LOST');
    await shop.vouchers.validate({ id: 'LOST' });
    expect(shop.vouchers).toMatchObject({ status: 'error', typed: 'LOST' });
    expect(shop.vouchers.fieldError?.type).toBe('FAILED');
    expect(voucherErrorKey({ type: 'FAILED', message: '' })).toBe('vouchers.error.NOT_FOUND');
  });
});

describe('a voucher that goes', () => {
  it('takes its discount along [VOU-52, VOU-53, VOU-56]', async () => {
    const { shop, addPizza } = await shopWith({ TENNER: voucherOf() });
    addPizza();
    await shop.vouchers.validate({ id: 'TENNER' });
    shop.vouchers.clearVoucher();
    expect(shop.vouchers).toMatchObject({ id: undefined, list: [], error: undefined });
    expect(shop.basket.discountId).toBeUndefined();
  });

  it('takes its deal along, and goes when its deal goes; both come back together [VOU-54, VOU-55]', async () => {
    const { shop, addPizza } = await shopWith({ STUDENT: dealVoucher() });
    addPizza();
    await shop.vouchers.validate({ id: 'STUDENT' });
    const deal = shop.deals.deal('student-medium');
    expect(deal && shop.deals.isUnlocked(deal)).toBe(true);
    const { redeemId: _added, ...built } = student();
    expect(shop.basket.addDeal(built)).toEqual({ kind: 'added' });
    expect(shop.basket.deals[0]?.redeemId).toBe('STUDENT');
    shop.basket.removeDeal('d1');
    expect(shop.vouchers.applied).toBeUndefined();
    shop.basket.undoRemoval();
    expect(shop.vouchers.applied?.id).toBe('STUDENT');
    shop.vouchers.clearVoucher();
    expect(shop.basket.deals).toHaveLength(0);
    expect(deal && shop.deals.isUnlocked(deal)).toBe(false);
  });

  it('for the delivery can be kept [VOU-56]', async () => {
    const result = { ...voucherOf().result, discountId: 'discount.DELIVERY.1' };
    const { shop } = await shopWith({
      DROP: voucherOf({ id: 'DROP', result }),
      TENNER: voucherOf(),
    });
    await shop.vouchers.validate({ id: 'DROP' });
    shop.vouchers.clearVoucher({ keepsDelivery: true });
    expect(shop.vouchers.applied?.id).toBe('DROP');
    await shop.vouchers.validate({ id: 'TENNER' });
    shop.vouchers.clearVoucher({ keepsDelivery: true });
    expect(shop.vouchers.applied).toBeUndefined();
  });

  it('goes with the last item, and comes back with it [BSK-29]', async () => {
    const { shop, addPizza } = await shopWith({ TENNER: voucherOf() });
    const id = addPizza();
    await shop.vouchers.validate({ id: 'TENNER' });
    shop.basket.removeItem(id);
    expect(shop.vouchers.applied).toBeUndefined();
    shop.basket.undoRemoval();
    expect(shop.vouchers.applied?.id).toBe('TENNER');
    expect(shop.basket.discountId).toBe('TENNER');
  });

  it('stays when the dialog is closed only if it is applied [VOU-57]', async () => {
    const { shop } = await shopWith({ TENNER: voucherOf() });
    shop.vouchers.setTyped('WRONG');
    await shop.vouchers.validate({ id: 'WRONG' });
    shop.vouchers.closeForm();
    expect(shop.vouchers).toMatchObject({ typed: '', error: undefined, status: 'resting' });
    const late = shop.vouchers.validate({ id: 'TENNER' });
    shop.vouchers.closeForm();
    await late;
    expect(shop.vouchers.applied).toBeUndefined();
    await shop.vouchers.validate({ id: 'TENNER' });
    shop.vouchers.closeForm();
    expect(shop.vouchers.applied?.id).toBe('TENNER');
  });

  it('goes with a hut, and with a switch to a way it is not for [VOU-58, BSK-35, BSK-69]', async () => {
    const { shop, addPizza } = await shopWith({
      TENNER: voucherOf(),
      PICKUP: voucherOf({ id: 'PICKUP', collectionOnly: true }),
    });
    await shop.vouchers.validate({ id: 'TENNER' });
    shop.basket.resetForHut();
    expect(shop.vouchers.applied).toBeUndefined();
    shop.localisation.setDisposition({ type: 'collection' });
    addPizza();
    await shop.vouchers.validate({ id: 'PICKUP' });
    await shop.dispositionSwitch.request('delivery');
    expect(shop.dispositionSwitch.loss).toMatchObject({ losesVoucher: true, losesDiscount: false });
    shop.dispositionSwitch.cancel();
    expect(shop.vouchers.applied?.id).toBe('PICKUP');
    await shop.dispositionSwitch.request('delivery');
    shop.dispositionSwitch.confirm();
    expect(shop.vouchers.applied).toBeUndefined();
    expect(shop.basket.discountId).toBeUndefined();
  });

  it('goes, and that is said, when the server does not take it any more [VOU-46]', async () => {
    const answers: Record<string, Voucher | Error> = { TENNER: voucherOf() };
    const { shop } = await shopWith(answers);
    await shop.vouchers.validate({ id: 'TENNER' });
    answers['TENNER'] = new Error('down');
    await shop.vouchers.revalidate();
    expect(shop.vouchers.applied?.id).toBe('TENNER');
    answers['TENNER'] = rejection('NOT_FOUND', 404);
    await shop.vouchers.revalidate();
    expect(shop.vouchers.applied).toBeUndefined();
    expect(shop.notifications.list[0]?.message).toBe('vouchers.gone');
  });
});

describe('a discount of the list', () => {
  it('is applied with a modal that closes, in place of a voucher [VOU-04, VOU-05, BSK-40]', async () => {
    const { shop, addPizza } = await shopWith({ TENNER: voucherOf() });
    addPizza();
    await shop.vouchers.validate({ id: 'TENNER' });
    expect(shop.basket.applyDiscount('student-15')).toEqual({ kind: 'added' });
    expect(shop.vouchers.applied).toBeUndefined();
    expect(shop.basket.showDiscountModal).toBe(true);
    expect(shop.basket.priced?.discount?.id).toBe('student-15');
    shop.basket.closeDiscountModal();
    expect(shop.basket.showDiscountModal).toBe(false);
  });

  it('is worked out again after every change and waits below its threshold [VOU-09, VOU-10]', async () => {
    const { shop, addPizza } = await shopWith({});
    addPizza();
    shop.basket.applyDiscount('student-15');
    const values = [shop.basket.priced?.discount?.value];
    const second = addPizza();
    values.push(shop.basket.priced?.discount?.value);
    shop.basket.removeItem(second);
    values.push(shop.basket.priced?.discount?.value);
    expect(values[1]).toBeGreaterThan(values[0] ?? 0);
    expect(values[2]).toBe(values[0]);
    expect(shop.basket.discountId).toBe('student-15');
  });

  it('comes with the states of its store, and is forgotten with the hut [VOU-14]', async () => {
    const { shop, stock } = await shopWith({});
    const loading = shop.deals.load();
    expect(shop.deals.status).toBe('loading');
    await loading;
    expect(shop.deals.status).toBe('success');
    stock.isDown = true;
    await shop.deals.load();
    expect(shop.deals.status).toBe('failure');
    shop.deals.reset();
    expect(shop.deals).toMatchObject({ status: 'none', discounts: [] });
  });
});
