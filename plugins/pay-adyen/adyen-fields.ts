import type { DrawFields, PaidFields } from '../../core/payments/provider-fields.ts';
import type { LoadScript } from '../../core/shell/visit-services.ts';
import { type AdyenEnvironment, libraryFile } from './adyen-address.ts';
import { type AdyenCard, adyenLibrary, type AdyenResult } from './adyen-types.ts';

export interface AdyenOptions {
  readonly clientKey: string;
  readonly environment: AdyenEnvironment;
  readonly version: string;
}

interface AdyenPayment {
  readonly options: AdyenOptions;
  /** The session as the gateway has told it: its id and its data, in JSON. */
  readonly session: string;
  readonly locale: string;
  /** ISO 3166 code in capital letters. */
  readonly countryCode: string;
  readonly loadScript: LoadScript;
}

/** Puts a style sheet into the page, once. */
function linkStyles(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/** The answer that the form waits for, if it waits. */
interface Waiting {
  readonly resolve: (answer: PaidFields) => void;
  readonly reject: (error: Error) => void;
}

/** Adyen's card component for a session; it asks the bank's question by itself. */
export const adyenFields =
  ({ options, session, locale, countryCode, loadScript }: AdyenPayment): DrawFields =>
  async (place) => {
    const { clientKey, environment, version } = options;
    linkStyles(libraryFile(environment, version, 'adyen.css'));
    await loadScript(libraryFile(environment, version, 'adyen.js'));
    const adyen = adyenLibrary();
    if (!adyen) throw new Error("Adyen's script did not run.");
    let waiting: Waiting | undefined;
    const typed: { brand?: string; last4?: string } = {};
    const end = (result?: AdyenResult): void => {
      const token = result?.sessionResult;
      if (token === undefined) waiting?.reject(new Error('The session told no result.'));
      else {
        const { brand, last4 } = typed;
        waiting?.resolve({ kind: 'given', card: { token, brand, last4 } });
      }
    };
    const checkout = await adyen.AdyenCheckout({
      clientKey,
      environment,
      locale,
      countryCode,
      session: JSON.parse(session) as { readonly id: string; readonly sessionData: string },
      onPaymentCompleted: end,
      // What the session came to is asked by the server: a refusal is told by the order.
      onPaymentFailed: end,
      onError: (error) => waiting?.reject(error),
    });
    const card: AdyenCard = new adyen.Card(checkout, {
      showPayButton: false,
      onBrand: ({ brand }) => {
        typed.brand = brand;
      },
      onFieldValid: ({ endDigits }) => {
        if (endDigits !== undefined) typed.last4 = endDigits;
      },
    }).mount(place);
    return {
      remove: () => void card.unmount(),
      pay: () =>
        new Promise<PaidFields>((resolve, reject) => {
          if (!card.isValid) {
            card.showValidation();
            resolve({ kind: 'refused' });
            return;
          }
          waiting = { resolve, reject };
          card.submit();
        }),
    };
  };
