import { reaction } from 'mobx';
import { addDisposer, flow, type Instance, types } from 'mobx-state-tree';
import {
  type Favourite,
  favouriteKey,
  mostFavourites,
  type OwnPizza,
} from '../../core/favourites/favourite-in.ts';
import { environmentOf } from '../kernel/environment.ts';
import type { Steps } from '../kernel/steps.ts';
import { rootOf } from '../root.ts';
import type { ShellRoot } from '../tiers.ts';
import {
  type DeviceFavourite,
  onDeviceFavourites,
  readDeviceFavourites,
  writeDeviceFavourites,
} from './device-favourites.ts';
import type { FavouritesApi } from './favourites-api.ts';

/** What the favourites reach besides the other stores. */
interface FavouritesPorts {
  readonly api: FavouritesApi;
  /** Logs out whom an error says is signed in no more. */
  readonly endSessionOn: (error: unknown) => Promise<void>;
}

/** What an account keeps. */
interface OfAccount {
  readonly accountId: string;
  readonly list: readonly Favourite[];
}

const isSame = (one: Favourite, other: Favourite): boolean =>
  favouriteKey(one) === favouriteKey(other);

/** A list with a favourite in the place of what it was, else at its end. */
const withOne = (list: readonly Favourite[], added: Favourite): readonly Favourite[] =>
  list.some((one) => isSame(one, added))
    ? list.map((one) => (isSame(one, added) ? added : one))
    : [...list, added];

/**
 * What the customer keeps to have it again: with the account of who is signed in, on this device for a guest. What a
 * device keeps is taken over by the first account that signs in on it, and stays the device's own after that [SHP-26].
 */
export const FavouritesStore = types
  .model('Favourites', {})
  .volatile(() => ({
    root: undefined as ShellRoot | undefined,
    ports: undefined as FavouritesPorts | undefined,
    device: [] as readonly DeviceFavourite[],
    ofAccount: undefined as OfAccount | undefined,
    /** What the account keeps was not read. */
    hasFailed: false,
    /** What was just dropped, until the next change: it can be had back. */
    dropped: undefined as Favourite | undefined,
    /** Grows with every call; the answer to an older one is ignored. */
    round: 0,
    isFollowing: false,
  }))
  .views((self) => ({
    /** Account of who is signed in. */
    get accountId(): string | undefined {
      return self.root?.session.authentication?.id;
    },
  }))
  .views((self) => ({
    /** What the account of who is signed in keeps, once it is known. */
    get known(): readonly Favourite[] | undefined {
      return self.ofAccount?.accountId === self.accountId ? self.ofAccount?.list : undefined;
    },
    /** What is kept, the oldest first; what the device keeps until the account's list has come. */
    get list(): readonly Favourite[] {
      return this.known ?? self.device.map(({ favourite }) => favourite);
    },
    /** The account's list is on its way. */
    get isWaiting(): boolean {
      return self.accountId !== undefined && !this.known && !self.hasFailed;
    },
    has(wanted: Pick<Favourite, 'kind' | 'id'>): boolean {
      return this.list.some((one) => favouriteKey(one) === favouriteKey(wanted));
    },
  }))
  .actions((self) => ({
    usePorts(ports: FavouritesPorts) {
      self.ports = ports;
    },
    setDevice(list: readonly DeviceFavourite[]) {
      self.device = list;
    },
    writeDevice(list: readonly DeviceFavourite[]) {
      self.device = list;
      writeDeviceFavourites(list, environmentOf(self));
    },
    setOfAccount(accountId: string, list: readonly Favourite[]) {
      self.ofAccount = { accountId, list };
      self.hasFailed = false;
    },
    say(message: string, type: 'warning' | 'error') {
      rootOf(self).notifications.raise({
        id: 'favourites',
        type,
        message,
        values: { most: mostFavourites },
        hideShowBasket: true,
      });
    },
  }))
  .actions((self) => ({
    /** Keeps it on this device; false where that is full. */
    keepOnDevice(favourite: Favourite): boolean {
      const kept = self.device.find((one) => isSame(one.favourite, favourite));
      if (!kept && self.device.length >= mostFavourites) {
        self.say('favourites.full', 'warning');
        return false;
      }
      const list = kept
        ? self.device.map((one) => (one === kept ? { favourite, isMerged: false } : one))
        : [...self.device, { favourite, isMerged: false }];
      self.writeDevice(list);
      return true;
    },
    dropFromDevice(favourite: Favourite) {
      const left = self.device.filter((one) => !isSame(one.favourite, favourite));
      if (left.length < self.device.length) self.writeDevice(left);
    },
  }))
  .actions((self) => ({
    /**
     * Shows a change of the account's list at once and has the server make it; what fails is as it was before, and that
     * is said. Where nobody is signed in any more, `orElse` makes the change on this device.
     */
    change: flow(function* change(
      shown: readonly Favourite[],
      send: (api: FavouritesApi) => Promise<readonly Favourite[]>,
      orElse: () => void,
    ): Steps<readonly Favourite[] | undefined> {
      const { accountId, ports } = self;
      if (accountId === undefined || !ports) return undefined;
      const before = self.known;
      self.round += 1;
      const { round } = self;
      if (before) self.setOfAccount(accountId, shown);
      try {
        const list: readonly Favourite[] = yield send(ports.api);
        if (self.round === round && self.accountId === accountId) {
          self.setOfAccount(accountId, list);
        }
        return list;
      } catch (error) {
        if (before && self.round === round) self.setOfAccount(accountId, before);
        yield ports.endSessionOn(error);
        if (self.accountId === undefined) orElse();
        else {
          environmentOf(self).report('warning', 'The favourites were not changed', { error });
          self.say('favourites.failed', 'error');
        }
        return undefined;
      }
    }),
  }))
  .actions((self) => ({
    /** Reads what the account keeps, and has it take over what this device keeps that no account has yet. */
    load: flow(function* load(): Steps {
      const { accountId, ports } = self;
      if (accountId === undefined || !ports) return;
      self.round += 1;
      const { round } = self;
      self.hasFailed = false;
      const own = self.device.flatMap(({ favourite, isMerged }) => (isMerged ? [] : [favourite]));
      try {
        const list: readonly Favourite[] = yield own.length > 0
          ? ports.api.keep(own)
          : ports.api.read();
        const taken = new Set(own.filter((one) => list.some((other) => isSame(one, other))));
        if (taken.size > 0) {
          self.writeDevice(
            self.device.map((one) =>
              taken.has(one.favourite) ? { favourite: one.favourite, isMerged: true } : one,
            ),
          );
        }
        if (self.round === round && self.accountId === accountId) {
          self.setOfAccount(accountId, list);
        }
      } catch (error) {
        if (self.round !== round) return;
        self.hasFailed = true;
        environmentOf(self).report('warning', 'The favourites were not read', { error });
        yield ports.endSessionOn(error);
      }
    }),
    /** Keeps something, in the place of what it was. Answers whether it is kept. */
    keep: flow(function* keep(favourite: Favourite): Steps<boolean> {
      self.dropped = undefined;
      if (self.accountId === undefined) return self.keepOnDevice(favourite);
      let isOnDevice = false;
      const list: readonly Favourite[] | undefined = yield self.change(
        withOne(self.list, favourite),
        (api) => api.keep([favourite]),
        () => {
          isOnDevice = self.keepOnDevice(favourite);
        },
      );
      const isKept = list?.some((one) => isSame(one, favourite)) ?? isOnDevice;
      if (list && !isKept) self.say('favourites.full', 'warning');
      return isKept;
    }),
    /** Drops something, from this device too: it would come back with the next account. */
    drop: flow(function* drop(favourite: Favourite): Steps {
      self.dropped = favourite;
      if (self.accountId === undefined) {
        self.dropFromDevice(favourite);
        return;
      }
      const list: readonly Favourite[] | undefined = yield self.change(
        self.list.filter((one) => !isSame(one, favourite)),
        (api) => api.drop(favourite),
        () => self.dropFromDevice(favourite),
      );
      if (list) self.dropFromDevice(favourite);
      else if (self.has(favourite)) self.dropped = undefined;
    }),
  }))
  .actions((self) => ({
    /** Has back what was just dropped. */
    async undo(): Promise<void> {
      if (self.dropped) await self.keep(self.dropped);
    },
    /** Gives a pizza of one's own another name. */
    rename: (pizza: OwnPizza, name: string): Promise<boolean> => self.keep({ ...pizza, name }),
    attachTo(root: ShellRoot) {
      self.root = root;
      self.device = readDeviceFavourites(environmentOf(self));
    },
    /** Keeps in step with who is signed in and with other tabs from now on. */
    follow() {
      if (self.isFollowing) return;
      self.isFollowing = true;
      addDisposer(self, onDeviceFavourites(environmentOf(self), self.setDevice));
      addDisposer(
        self,
        reaction(
          () => self.accountId,
          () => void self.load(),
          { fireImmediately: true },
        ),
      );
    },
  }));

export type Favourites = Instance<typeof FavouritesStore>;
