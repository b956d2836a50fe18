import { flow, types } from 'mobx-state-tree';
import type {
  Account,
  AccountInput,
  AccountProfileInput,
} from '../../schemas/types/http/accounts.ts';
import { environmentOf } from '../kernel/environment.ts';
import type { Steps } from '../kernel/steps.ts';
import { type Roots, rootOf } from '../root.ts';
import { tellAccountEvent } from './tell-account-event.ts';

/** What who is signed in changes of their account, and its end. */
export const AccountChangesStore = types.model('AccountChanges', {}).actions((self) => {
  const account = (): NonNullable<Roots['shell']['account']> => {
    const { account: attached } = rootOf(self);
    if (!attached) throw new Error('The account store is not attached.');
    return attached;
  };
  return {
    /** Saves what the customer gave of the account; `create` for a new one [ACC-18]. Throws. */
    save: flow(function* save(input: AccountInput, kind: 'create' | 'update' = 'update'): Steps {
      const { session } = rootOf(self);
      const asked = session.authentication?.id;
      try {
        const saved: Account = yield account().services.accounts[kind](account().tenant, input);
        if (session.authentication?.id === asked) account().setAccount(saved);
        tellAccountEvent(environmentOf(self), `customer-${kind}`, asked, saved);
      } catch (error) {
        if (session.authentication?.id === asked) account().endSessionOn(error);
        throw error;
      }
    }),
    /** Deletes the account; answers whether it is gone [ACC-38, ACC-40]. The customer stays until `forget`. */
    remove: flow(function* remove(): Steps<boolean> {
      const deleted = rootOf(self).session.authentication?.id;
      try {
        yield account().services.accounts.remove(account().tenant);
        account().setDeleted();
        tellAccountEvent(environmentOf(self), 'customer-delete', deleted);
        return true;
      } catch (error) {
        environmentOf(self).report('warning', 'The account was not deleted', { error });
        return false;
      }
    }),
    /**
     * Saves parts of the profile and reads the account again. Without a token nothing is sent and the customer is
     * logged out [ACC-36, CHK-79]. Throws.
     */
    saveProfile: flow(function* saveProfile(profile: AccountProfileInput): Steps {
      const { session } = rootOf(self);
      if (!session.isLoggedIn) {
        account().forget();
        return;
      }
      try {
        yield account().services.accounts.saveProfile(account().sector, profile);
      } catch (error) {
        account().endSessionOn(error);
        throw error;
      }
      account().outdate();
      yield account().fetch();
      const customer = session.authentication?.id;
      // What could not be read again is not what was saved.
      const read = account().fetchedAt === undefined ? undefined : account().account;
      tellAccountEvent(environmentOf(self), 'customer-update', customer, read);
    }),
  };
});
