import type { PasswordDigests } from '../accounts/password-hash.ts';
import type { OrderContext } from '../intents/order-context.ts';
import type { PhotoStore } from '../photos/photo-store.ts';

/** Everything the calls of the console work with. */
export interface OperatorContext extends OrderContext {
  readonly passwords: PasswordDigests;
  /** Encrypts the keys of second factors. */
  readonly factorSecret: string;
  readonly photos: PhotoStore;
}
