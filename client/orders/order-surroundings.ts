import type {
  CheckoutFacts,
  CheckoutFieldShape,
  CheckoutValues,
} from '../../core/checkout/contact-rules.ts';
import type { NewNotification } from '../shell/notifications-store.ts';
import type { OrderSources } from './order-facts.ts';
import type { OrderWallets } from './pay-by-wallet.ts';

/** The stores around an order, each by the little it is asked. */
export interface OrderSurroundings extends OrderSources {
  readonly session?: NonNullable<OrderSources['session']> & { signOut(): void };
  /** The account store, which loads late. */
  readonly readyForAccount: () => Promise<{ heed(error: unknown): boolean }>;
  readonly notifications: { raise(notification: NewNotification): void };
  readonly basket: OrderSources['basket'] & {
    readonly isEmpty: boolean;
    clear(): void;
    refresh(): unknown;
  };
  readonly checkout: OrderSources['checkout'] & {
    readonly isPaid: boolean;
    readonly wrongPlaces: readonly unknown[];
    readonly facts: CheckoutFacts | undefined;
    readonly addressFields: readonly CheckoutFieldShape[];
    fillIn(known: CheckoutValues): void;
    validate(): Promise<boolean>;
    refuseAddress(message: string): void;
  };
  readonly wallets: OrderWallets;
  readonly menu: OrderSources['menu'] & { reload(): Promise<unknown> };
  readonly deals: { load(): Promise<unknown> };
  readonly tracking: { reset(): void };
  readonly vouchers?: { revalidate(): Promise<unknown> };
  readonly giftCards?: NonNullable<OrderSources['giftCards']> & {
    clearCredits(of: { readonly type: string }): void;
  };
}
