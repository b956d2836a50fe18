import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceFiles } from '../architecture/source-files.ts';
import { startCompiler } from './type-check.ts';

let compiler: ReturnType<typeof startCompiler>;
beforeAll(() => {
  compiler = startCompiler();
});
afterAll(() => compiler.stop());

/** A store of a tier whose one action does this. */
const storeThat = (does: string, sees = ''): string => `
  import { types } from 'mobx-state-tree';
  import { environmentOf, seesOrdering, seesPurchase } from './kernel/environment.ts';
  import { rootOf } from './root.ts';
  export const Store = types.model('Store', {})${sees}.actions((self) => ({
    act() {
      ${does}
    },
  }));`;

const ordering = '.volatile(seesOrdering)';
const purchase = '.volatile(seesPurchase)';

describe('the root of the state', () => {
  it.each([
    ['', 'rootOf(self).session.signOut();'],
    ['', 'rootOf(self).ordering?.basket.clear();'],
    [ordering, 'rootOf(self).basket.clear(); rootOf(self).session.signOut();'],
    [ordering, 'rootOf(self).purchase?.order.reset();'],
    [purchase, 'rootOf(self).order.reset(); rootOf(self).basket.clear();'],
    [purchase, 'rootOf(self).member?.loyalty.forget();'],
  ])('has for a store%s what is there when it is: %s', (sees, does) => {
    expect(compiler.errorsOf(storeThat(does, sees))).toEqual([]);
  });

  it.each([
    ['', 'rootOf(self).basket.clear();', "'basket' does not exist"],
    ['', 'rootOf(self).ordering.basket.clear();', "possibly 'undefined'"],
    ['', 'rootOf(self).order.reset();', "'order' does not exist"],
    [ordering, 'rootOf(self).order.reset();', "'order' does not exist"],
    [ordering, 'rootOf(self).purchase.order.reset();', "possibly 'undefined'"],
    [purchase, 'rootOf(self).member.loyalty.forget();', "possibly 'undefined'"],
  ])('has for a store%s no store of a later tier as if it were there: %s [ENG-05]', (...row) => {
    const [sees, does, message] = row;
    expect(compiler.errorsOf(storeThat(does, sees))).toEqual([expect.stringContaining(message)]);
  });

  it('is reached in one way [ENG-05]', () => {
    const others = sourceFiles
      .filter(({ path, text }) => path.startsWith('client/') && /\bgetRoot\b/.test(text))
      .map(({ path }) => path);
    expect(others).toEqual(['client/root.ts']);
  });

  it.each([
    [
      'client/shell/session-store.ts',
      '.volatile(() => ({',
      ".volatile(() => ({ sees: 'ordering' as const,",
    ],
    ['client/vouchers/voucher-store.ts', 'seesOrdering', 'seesPurchase'],
  ])('has no store in %s that sees further than its tier [ENG-05]', (file, text, more) => {
    const widen = (source: string) => source.replaceAll(text, more);
    expect(compiler.errorsWhen(file, widen, 'client/tiers.ts')).toContainEqual(
      expect.stringContaining('does not satisfy the constraint'),
    );
  });

  it.each([
    ['client/basket/basket-store.ts', 'resetForHut', 'client/localisation/localisation-store.ts'],
    ['client/menu/menu-store.ts', 'reload', 'client/orders/order-consequences.ts'],
    [
      'client/localisation/localisation-store.ts',
      'changeType',
      'client/basket/disposition-switch-store.ts',
    ],
    ['client/orders/order-store.ts', 'reset', 'client/purchase-store.ts'],
  ])(
    'makes whoever calls an action of %s notice that %s was renamed [ENG-05]',
    (file, name, caller) => {
      const rename = (text: string) =>
        text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${name}Anew`);
      expect(compiler.errorsWhen(file, rename, caller)).toContainEqual(
        expect.stringContaining(`'${name}' does not exist`),
      );
    },
  );
});

describe('the environment', () => {
  it.each([
    ['', 'void environmentOf(self).huts;'],
    [ordering, 'void environmentOf(self).menu; void environmentOf(self).huts;'],
    [purchase, 'void environmentOf(self).orders; void environmentOf(self).menu;'],
  ])('gives a store%s the ports of its tier and those before: %s', (sees, does) => {
    expect(compiler.errorsOf(storeThat(does, sees))).toEqual([]);
  });

  it.each([
    ['', 'void environmentOf(self).menu;', "'menu' does not exist"],
    ['', 'void environmentOf(self).orders;', "'orders' does not exist"],
    [ordering, 'void environmentOf(self).orders;', "'orders' does not exist"],
  ])('gives a store%s no port that comes with a later tier: %s [ENG-06]', (sees, does, message) => {
    expect(compiler.errorsOf(storeThat(does, sees))).toEqual([expect.stringContaining(message)]);
  });
});
