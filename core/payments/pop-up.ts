import type { WalletSettings } from './wallet.ts';

/** A payment that was opened at its gateway and waits for the provider's pop-up [PAY-29, PAY-59]. */
export interface PopUpPayment extends WalletSettings {
  /** Public key of the merchant, as the gateway gave it. */
  readonly apikey: string | undefined;
  /** What else the gateway gave to open the pop-up with. */
  readonly data: Readonly<Record<string, string>>;
  /** Minor units. */
  readonly total: number;
  /** What customer and hut call the order. */
  readonly reference: string;
  /** As the checkout form has them, for the pop-up to fill in. */
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
}

/** What place is called with, beside the order: values of the provider, sent as they came [ORD-87, ORD-88]. */
export interface PopUpProof {
  /** Token or id that the gateway holds the amount with. */
  readonly token?: string;
  /** Signed values, by the names that place knows. */
  readonly returned?: Readonly<Record<string, string>>;
}

/** How a provider's pop-up ended. */
export type PopUpOutcome =
  /** The customer paid; `isPending` where the provider does not know yet whether they did [PAY-178]. */
  | { readonly kind: 'paid'; readonly proof: PopUpProof; readonly isPending?: boolean }
  /** Another try may be made [PAY-177]. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'cancelled' }
  /** Its script did not load, or it could not be opened [PAY-181]. */
  | { readonly kind: 'unavailable' }
  /** The browser kept its window from opening [PAY-181]. */
  | { readonly kind: 'blocked' };

/**
 * A provider's pop-up for payments that are opened first, behind the contract of `payment-provider`. One that the customer has
 * first, and whose payload opens the payment, is a `Wallet`.
 */
export interface PopUp {
  /** Loads what the pop-up needs and opens it; resolves when it is closed. Never throws what an outcome can say. */
  open(payment: PopUpPayment): Promise<PopUpOutcome>;
}
