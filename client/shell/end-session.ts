import { applySnapshot, type IAnyStateTreeNode } from 'mobx-state-tree';
import { environmentOf } from '../kernel/environment.ts';
import { forgetPlugins, type PluginStores } from '../plugins/forget-plugins.ts';

/** The stores whose state belongs to one session; the session's own keeps the language [SHL-48]. */
interface SessionState extends PluginStores {
  readonly session: { signOut(): void };
  readonly localisation: IAnyStateTreeNode & { delocalise(): void };
  readonly wishes: { clear(): void };
  readonly basket: IAnyStateTreeNode;
  readonly vouchers: IAnyStateTreeNode;
  readonly giftCards: IAnyStateTreeNode;
  readonly checkout: IAnyStateTreeNode;
  readonly order: IAnyStateTreeNode;
  readonly tracking: IAnyStateTreeNode;
  readonly menu: IAnyStateTreeNode;
  readonly deals: IAnyStateTreeNode;
}

/** Forgets hut, address, disposition, basket, order, customer, sign-in and what plugins keep; language and consent stay [SHL-48]. */
export const endSession = (app: SessionState): void => {
  app.session.signOut();
  app.localisation.delocalise();
  app.wishes.clear();
  const { localisation, basket, vouchers, giftCards, checkout, order, tracking, menu, deals } = app;
  const stores = [
    localisation,
    basket,
    vouchers,
    giftCards,
    checkout,
    order,
    tracking,
    menu,
    deals,
  ];
  for (const store of stores) {
    applySnapshot(store, {});
  }
  forgetPlugins(app, environmentOf(app.localisation));
};
