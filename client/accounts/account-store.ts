import { flow, type Instance, types } from 'mobx-state-tree';
import type { Account, IdentitySession } from '../../schemas/types/http/accounts.ts';
import { environmentOf } from '../kernel/environment.ts';
import { type Roots, rootOf } from '../root.ts';
import { accountCache } from './account-cache.ts';
import { AccountChangesStore } from './account-changes-store.ts';
import type { AccountPorts } from './account-ports.ts';
import { accountSector } from './account-sector.ts';
import { endsSession } from './identity-error.ts';
import { newerSession } from './newer-session.ts';
import { throughFailures } from './retry-policies.ts';
import { tellAccountEvent } from './tell-account-event.ts';
import type { Steps } from '../kernel/steps.ts';

/** How far the account has been fetched [ACC-33]. */
export type FetchState = 'none' | 'fetching' | 'fetched' | 'logout';

/**
 * The account of who is signed in. It is a tree of its own that loads late; the session, which every page has, holds
 * the tokens.
 */
export const AccountStore = types
  .model('Account', {
    fetched: types.frozen<Account | undefined>(),
    changes: types.optional(AccountChangesStore, {}),
  })
  .volatile(() => ({
    state: 'none' as FetchState,
    /** When the account was last fetched, in milliseconds. */
    fetchedAt: undefined as number | undefined,
    /** The account was deleted, and the customer is told so until `forget` [ACC-38]. */
    isDeleted: false,
    /** The account was made in this visit [LOC-04]. */
    isNew: false,
    /** The customer closed the account modal without more [LOC-04]. */
    hasClosedModal: false,
    root: undefined as Roots['shell'] | undefined,
    ports: undefined as AccountPorts | undefined,
  }))
  .views((self) => ({
    /** The account of who is signed in, once it is known; another tab may have signed somebody else in since. */
    get account(): Account | undefined {
      const id = self.root?.session.authentication?.id;
      return id !== undefined && self.fetched?.id === id ? self.fetched : undefined;
    },
    get services(): AccountPorts {
      if (!self.ports) throw new Error('The account store is not attached.');
      return self.ports;
    },
    /** Tenant of the account calls; empty where the market has none [CST-88]. */
    get tenant(): string {
      return environmentOf(self).market.manifest.account.tenantId ?? '';
    },
    /** Sector of the account calls: that of the hut, else that of the market's account area. */
    get sector(): string {
      const { hut } = rootOf(self).localisation;
      return hut?.sector ?? accountSector(environmentOf(self).market.manifest);
    },
  }))
  .actions((self) => ({
    usePorts(ports: AccountPorts) {
      self.ports = ports;
    },
    /** The account as it now is; it is kept for the next visit [ACC-03]. */
    setAccount(account: Account) {
      self.fetched = account;
      rootOf(self).session.setFirstName(account.firstName ?? undefined);
      accountCache(environmentOf(self)).write(account);
    },
    /** Forgets tokens and account here; the server is told by `logOut`. */
    forget() {
      const { session } = rootOf(self);
      const left = session.authentication?.id;
      self.fetched = undefined;
      self.fetchedAt = undefined;
      self.isDeleted = false;
      self.isNew = false;
      self.state = 'logout';
      session.signOut();
      accountCache(environmentOf(self)).remove();
      tellAccountEvent(environmentOf(self), 'logout', left);
    },
    closeModal() {
      self.hasClosedModal = true;
    },
    attachTo(root: Roots['shell']) {
      self.root = root;
      const kept = accountCache(environmentOf(self)).read();
      if (kept?.id === root.session.authentication?.id) self.fetched = kept;
    },
  }))
  .actions((self) => ({
    /** Forgets who was signed in, says so, and ends every session of the account [ACC-37]. */
    logOut: flow(function* logOut(): Steps {
      const { notifications, session } = rootOf(self);
      const { authentication } = session;
      self.forget();
      if (!authentication) return;
      notifications.raise({
        id: 'logged-out',
        type: 'info',
        message: 'accounts.loggedOut',
        hideShowBasket: true,
      });
      try {
        yield self.services.identity.signOut(authentication);
      } catch (error) {
        environmentOf(self).report('warning', 'The sessions could not be ended', { error });
      }
    }),
  }))
  .actions((self) => ({
    /** Logs out whom an error says is signed in no more; a guest sees nothing [ACC-34, ACC-35]. */
    endSessionOn(error: unknown): boolean {
      if (!endsSession(error)) return false;
      if (rootOf(self).session.isLoggedIn) void self.logOut();
      return true;
    },
  }))
  .actions((self) => {
    let refreshing: Promise<IdentitySession> | undefined;
    return {
      /**
       * Gets new tokens, from another tab that has them or from the server; several at once ask once. Never throws: a
       * session that is over logs out [ACC-21, SEC-23].
       */
      refresh: flow(function* refresh(): Steps {
        const { session } = rootOf(self);
        const newer = newerSession(session, environmentOf(self));
        if (newer) session.signIn(newer);
        if (!session.authentication || !session.isAboutToEnd) return;
        refreshing ??= self.services.identity.refresh(session.authentication.refresh);
        try {
          const fresh: IdentitySession = yield refreshing;
          if (session.authentication?.id === fresh.authentication.id) session.signIn(fresh);
        } catch (error) {
          if (!self.endSessionOn(error)) {
            environmentOf(self).report('warning', 'The session was not refreshed', { error });
          }
        } finally {
          refreshing = undefined;
        }
      }),
      /**
       * Fetches the account, unless that was done a moment ago or is being done [ACC-33]. A failure is reported; one
       * that says that nobody is signed in logs out [ACC-34].
       */
      fetch: flow(function* fetch(): Steps {
        const { market, now, report, wait } = environmentOf(self);
        const { graphqlRetry, refetchWaitMs } = market.manifest.account;
        const { session } = rootOf(self);
        if (!session.isLoggedIn) {
          self.forget();
          return;
        }
        if (self.state === 'fetching') return;
        if (self.account && self.fetchedAt !== undefined && now() - self.fetchedAt < refetchWaitMs)
          return;
        self.state = 'fetching';
        const asked = session.authentication?.id;
        try {
          const account: Account = yield throughFailures(
            () => self.services.accounts.account(self.tenant),
            graphqlRetry,
            wait,
          );
          if (session.authentication?.id !== asked) {
            self.state = 'none';
            return;
          }
          self.setAccount(account);
          self.fetchedAt = now();
          self.state = 'fetched';
        } catch (error) {
          self.state = 'none';
          const isTheirs = session.authentication?.id === asked;
          if (!isTheirs || !self.endSessionOn(error))
            report('warning', 'The account was not fetched', { error });
        }
      }),
    };
  })
  .actions((self) => ({
    /** The account is gone; its customer stays until `forget` [ACC-38]. */
    setDeleted() {
      self.isDeleted = true;
    },
    /** What was read is not what there is any more: the next `fetch` asks again. */
    outdate() {
      self.fetchedAt = undefined;
    },
    /** The account was made by whoever has just signed in [LOC-04]. */
    setNew() {
      self.isNew = true;
    },
    /** Takes a session of whoever has shown who they are, and fetches the account [ACC-14, ACC-19]. */
    takeSession: flow(function* takeSession(session: IdentitySession): Steps {
      self.fetchedAt = undefined;
      self.state = 'none';
      self.fetched = undefined;
      rootOf(self).session.signIn(session);
      yield self.fetch();
      const { id } = session.authentication;
      // Who could not be fetched may be logged out by now.
      if (rootOf(self).session.authentication?.id !== id) return;
      tellAccountEvent(environmentOf(self), 'login', id, self.account);
    }),
  }));

export type AccountTier = Instance<typeof AccountStore>;
