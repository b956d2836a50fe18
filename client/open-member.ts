import { createLoyaltyApi } from './loyalty/loyalty-api.ts';
import type { App } from './app-store.ts';
import { sessionEnder } from './end-session-on.ts';
import { MemberStore } from './member-store.ts';
import { createOrderHistoryApi } from './orders/order-history-api.ts';
import type { Environment } from './kernel/environment.ts';
import { persist } from './kernel/persistence.ts';

/** Attaches the member stores to the application, with their services over HTTP and what an earlier visit had stored; once. */
export const openMember = (app: App, environment: Environment): void => {
  if (app.member) return;
  const { http } = environment;
  const end = sessionEnder(app, environment);
  const endSessionOn = (error: unknown) => void end(error);
  const member = MemberStore.create({}, environment);
  persist(member, environment);
  member.loyalty.usePorts({ api: createLoyaltyApi(http), endSessionOn });
  member.reorder.usePorts({ api: createOrderHistoryApi(http), endSessionOn });
  app.attachMember(member);
};
