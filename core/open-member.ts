import { createLoyaltyApi } from './loyalty/loyalty-api.ts';
import type { App } from './app-store.ts';
import { MemberStore } from './member-store.ts';
import { createOrderHistoryApi } from './orders/order-history-api.ts';
import type { Environment } from './shell/environment.ts';
import { persist } from './shell/persistence.ts';

/** Attaches the member stores to the application, with their services over HTTP and what an earlier visit had stored; once. */
export const openMember = (app: App, environment: Environment): void => {
  if (app.member) return;
  const { http, report } = environment;
  const heed = (error: unknown) => {
    app.readyForAccount().then(
      (account) => account.heed(error),
      (failure: unknown) => report('warning', 'The account store did not come', { error: failure }),
    );
  };
  const member = MemberStore.create({}, environment);
  persist(member, environment);
  member.loyalty.usePorts({ api: createLoyaltyApi(http), heed });
  member.reorder.usePorts({ api: createOrderHistoryApi(http), heed });
  app.attachMember(member);
};
