import type { Instance } from 'mobx-state-tree';
import type { LocalisationStore } from './localisation-store.ts';
import type { NotificationsStore } from '../shell/notifications-store.ts';
import type { SessionStore } from '../shell/session-store.ts';

/** The stores every page has, which those of the later tiers read. */
export interface ShellStores {
  readonly session: Instance<typeof SessionStore>;
  readonly notifications: Instance<typeof NotificationsStore>;
  readonly localisation: Instance<typeof LocalisationStore>;
  /** The stores of buying, once they are there. */
  readonly purchase?: { readonly order: { readonly unfinished: string | undefined } } | undefined;
}
