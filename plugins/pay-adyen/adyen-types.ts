import type { AdyenEnvironment } from './adyen-address.ts';

/** What a session has come to. */
export interface AdyenResult {
  readonly resultCode: string;
  /** By which the server asks what the session came to. */
  readonly sessionResult?: string;
}

/** A field of the form is right, or is not any more. */
interface FieldState {
  readonly fieldType: string;
  readonly valid: boolean;
  /** Last four digits, of a card number that is right. */
  readonly endDigits?: string;
}

export interface AdyenCard {
  mount(place: HTMLElement): AdyenCard;
  unmount(): AdyenCard;
  submit(): void;
  showValidation(): unknown;
  readonly isValid: boolean;
}

interface CheckoutSettings {
  readonly clientKey: string;
  readonly environment: AdyenEnvironment;
  readonly locale: string;
  readonly countryCode: string;
  readonly session: { readonly id: string; readonly sessionData: string };
  readonly onPaymentCompleted: (result: AdyenResult) => void;
  readonly onPaymentFailed: (result?: AdyenResult) => void;
  readonly onError: (error: Error) => void;
}

interface CardSettings {
  readonly showPayButton: boolean;
  readonly onBrand: (told: { readonly brand: string }) => void;
  readonly onFieldValid: (told: FieldState) => void;
}

/** An opened session. */
interface Checkout {
  readonly session?: object;
}

interface AdyenLibrary {
  readonly AdyenCheckout: (settings: CheckoutSettings) => Promise<Checkout>;
  readonly Card: new (checkout: Checkout, settings: CardSettings) => AdyenCard;
}

/** What the script puts into the page; undefined when it has not run. */
export const adyenLibrary = (): AdyenLibrary | undefined =>
  (globalThis as { readonly AdyenWeb?: AdyenLibrary }).AdyenWeb;
