import type { BrowserContext, Page } from '@playwright/test';

/** A contact as a customer has it in their wallet. */
export interface WalletPerson {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string;
  readonly line: string;
  readonly postcode: string;
  readonly country: string;
}

export const ada: WalletPerson = {
  givenName: 'Ada',
  familyName: 'Byron',
  email: 'ada@example.com',
  phone: '020 7946 0123',
  line: '12 Lavender Hill',
  postcode: 'SW11 1JB',
  country: 'GB',
};

/** What a customer does in the sheet: contact by contact until one is taken, or they close it. */
export interface SheetScript {
  /** What the token comes to in the sandbox. */
  readonly outcome: string;
  readonly people: readonly WalletPerson[];
  readonly billing?: readonly WalletPerson[];
  readonly closes?: boolean;
  /** A token in place of the sandbox's. */
  readonly token?: string;
}

/** What the sheet was told, in order. */
export interface SheetLog {
  readonly name: string;
  readonly detail?: unknown;
}

/** What the sheet was told so far. */
export const sheetLog = (page: Page): Promise<readonly SheetLog[]> =>
  page.evaluate(() => (globalThis as { sheetLog?: SheetLog[] }).sheetLog ?? []);

/** Gives the browser an Apple Pay whose sheet is filled in by a script. */
export const withApplePay = async (page: Page, script: SheetScript): Promise<void> => {
  // The sandbox's own stand-in would take its place.
  const body = { contentType: 'text/javascript', body: '' };
  await page.route('**/sandbox/gateway/scripts/apple-pay.js', (route) => route.fulfill(body));
  await page.addInitScript((told: SheetScript) => {
    const log: SheetLog[] = [];
    const contactOf = (person: WalletPerson | undefined) =>
      person && {
        givenName: person.givenName,
        familyName: person.familyName,
        emailAddress: person.email,
        phoneNumber: person.phone,
        addressLines: [person.line],
        postalCode: person.postcode,
        countryCode: person.country,
      };
    class Session extends EventTarget {
      static readonly STATUS_SUCCESS = 0;
      static readonly STATUS_FAILURE = 1;
      static readonly canMakePayments = () => true;
      tries = 0;
      constructor(_version: number, request: unknown) {
        super();
        log.push({ name: 'request', detail: request });
      }
      say(name: string, detail: object) {
        this.dispatchEvent(Object.assign(new Event(name), detail));
      }
      begin() {
        log.push({ name: 'begin' });
        const validationURL = `${location.origin}/sandbox/gateway/apple-pay`;
        queueMicrotask(() => this.say('validatemerchant', { validationURL }));
      }
      completeMerchantValidation(session: unknown) {
        log.push({ name: 'merchant', detail: session });
        if (told.closes) this.say('cancel', {});
        else this.agree();
      }
      agree() {
        const at = this.tries;
        this.tries += 1;
        const shipping = told.people[Math.min(at, told.people.length - 1)];
        const billing = told.billing?.[Math.min(at, told.billing.length - 1)] ?? shipping;
        this.say('paymentauthorized', {
          payment: {
            token: { paymentData: `sandbox:${told.outcome}`, paymentMethod: { network: 'visa' } },
            shippingContact: contactOf(shipping),
            billingContact: contactOf(billing),
          },
        });
      }
      completePayment(result: { readonly status: number; readonly errors?: readonly object[] }) {
        log.push({ name: 'complete', detail: result });
        const isLast = this.tries >= Math.max(told.people.length, told.billing?.length ?? 0);
        if (result.status !== 0) {
          if (isLast) this.say('cancel', {});
          else this.agree();
        }
      }
      abort() {
        log.push({ name: 'abort' });
      }
    }
    Object.assign(globalThis, { sheetLog: log, ApplePaySession: Session });
  }, script);
};

/**
 * Serves a script in the place of Google's, whose sheet is filled in by itself.
 * @param address where it is loaded from; of the sandbox's stand-in unless it is Google's own
 */
export const withGooglePay = (
  page: Page | BrowserContext,
  script: SheetScript,
  address = '**/sandbox/gateway/scripts/google-pay.js',
): Promise<unknown> => {
  const body = `(() => {
    const told = ${JSON.stringify(script)};
    const log = (globalThis.sheetLog = []);
    const addressOf = (person) => ({
      name: [person.givenName, person.familyName].join(' '),
      address1: person.line,
      postalCode: person.postcode,
      phoneNumber: person.phone,
      countryCode: person.country,
    });
    class PaymentsClient {
      constructor(setUp) {
        this.setUp = setUp;
        log.push({ name: 'set-up', detail: { environment: setUp.environment, merchant: setUp.merchantInfo } });
      }
      async isReadyToPay() {
        return { result: true };
      }
      async loadPaymentData(request) {
        log.push({ name: 'request', detail: request });
        if (told.closes) throw Object.assign(new Error('closed'), { statusCode: 'CANCELED' });
        let data;
        for (const person of told.people) {
          data = {
            email: person.email,
            ...(request.shippingAddressRequired && { shippingAddress: addressOf(person) }),
            paymentMethodData: {
              tokenizationData: { token: told.token ?? 'sandbox:' + told.outcome },
              info: { cardNetwork: 'VISA', billingAddress: addressOf(person) },
            },
          };
          const answer = await this.setUp.paymentDataCallbacks.onPaymentAuthorized(data);
          log.push({ name: 'answer', detail: answer });
          if (answer.transactionState === 'SUCCESS') return data;
        }
        throw Object.assign(new Error('closed'), { statusCode: 'CANCELED' });
      }
    }
    globalThis.google = { payments: { api: { PaymentsClient } } };
  })();`;
  return page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));
};
