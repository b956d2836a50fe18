import { types } from 'mobx-state-tree';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import { mayComeUp, type UnaskedKind } from '../../core/shell/unasked.ts';
import { environmentOf } from '../kernel/environment.ts';
import { rootOf } from '../root.ts';

/**
 * The one thing that may come up unasked between home and a placed order: everything that could asks here. It is kept
 * for the session, so that a reload brings no second one [SHP-11].
 */
export const UnaskedStore = types
  .model('Unasked')
  .volatile(() => ({
    /** What came up since this page was opened; nothing yet says that the session is to be asked. */
    came: undefined as UnaskedKind | 'nothing' | undefined,
  }))
  .views((self) => ({
    get key(): string {
      return `${environmentOf(self).market.manifest.storage.persistKeyPrefix}unasked`;
    },
    /** The one that has come up since the last order. */
    get taken(): UnaskedKind | undefined {
      if (self.came === 'nothing') return undefined;
      const kept = environmentOf(self).sessionStorage.read(this.key);
      const { order } = environmentOf(self).market.manifest.unasked;
      return self.came ?? order.find((kind) => kind === kept);
    },
    /** Whether a kind may still come on this visit, as far as is known. */
    isPossible(kind: UnaskedKind): boolean {
      const { market, sessionStorage, storage, visit } = environmentOf(self);
      const { localisation, member, ordering } = rootOf(self);
      const { flags, menu, storage: keys } = market.manifest;
      const prefix = keys.persistKeyPrefix;
      switch (kind) {
        case 'app-migration':
          return (
            !localisation.hut &&
            isFeatureOn(flags, 'app-migration-modal', visit.flagLevel) &&
            sessionStorage.read(`${prefix}app-migration`) !== 'closed'
          );
        case 'category-intro': {
          const { introduced } = menu;
          if (introduced === undefined || storage.read(`${prefix}${introduced}Intro`)) return false;
          return ordering?.menu.categories.includes(introduced) ?? true;
        }
        case 'reward-notice':
          return member?.loyalty.showsNotice ?? false;
        case 'location-primer':
        case 'switch-banner':
          // Each is the last of its page to be drawn: who is there asks before anything of another page.
          return false;
        case 'upsell':
          return true;
      }
    },
  }))
  .views((self) => ({
    /** Whether a kind may come up now. */
    mayCome(kind: UnaskedKind): boolean {
      const { unasked: settings } = environmentOf(self).market.manifest;
      const { isPossible, taken } = self;
      return mayComeUp(kind, { settings, taken, isPossible });
    },
  }))
  .actions((self) => ({
    /** A kind comes up: no other does until an order is placed. */
    take(kind: UnaskedKind) {
      self.came = kind;
      environmentOf(self).sessionStorage.write(self.key, kind);
    },
    /** An order was placed: the way begins anew. */
    startOver() {
      self.came = 'nothing';
      environmentOf(self).sessionStorage.write(self.key, '');
    },
  }));
