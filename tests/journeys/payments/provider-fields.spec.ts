import type { Page } from '@playwright/test';
import { type StandIn, startStandIn } from '../../../conformance/providers/stand-in.ts';
import {
  adyenStandIn,
  sessionResult,
} from '../../../plugins/gateway-adyen/conformance/stand-in.ts';
import { stripeStandIn } from '../../../plugins/gateway-stripe/conformance/stand-in.ts';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { now } from '../clock.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../journey.ts';
import { type Deployment, deployWith } from '../plugins/deployment.ts';
import { summary } from './card-form.ts';

// One of them builds, for all of its provider.
test.describe.configure({ mode: 'serial' });

/** Chooses the online card, and goes to the page where it is typed. */
const reachFields = async (page: Page, site: Deployment): Promise<void> => {
  await reachCheckout(page, { site: site.url });
  await fillDetails(page);
  await choosePayment(page, /^Card Online/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/card-details\//);
};

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay now' });

/** Lets the card of the only payment be approved or refused at a provider. */
const choose = ({ ledger }: StandIn, id: string, choice: 'approve' | 'decline') =>
  ledger.choose(ledger.get(id), choice);

test.describe('fields of Stripe', () => {
  const account = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
  let stripe: StandIn;
  let site: Deployment;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    stripe = await startStandIn(stripeStandIn(account, now));
    site = await deployWith(
      'uk',
      [
        { id: 'pay-stripe', options: { publishableKey: 'pk_test_1' } },
        {
          id: 'gateway-stripe',
          options: {
            address: stripe.url,
            secretKeyVariable: 'STRIPE_KEY',
            webhookSecretVariable: 'STRIPE_SECRET',
            testMode: true,
          },
        },
      ],
      {
        instead: ['pay-microform'],
        variables: { STRIPE_KEY: account.secretKey, STRIPE_SECRET: account.webhookSecret },
        settings: { payments: { gateways: { microform: 'stripe' } } },
      },
    );
  });
  test.afterAll(async () => {
    await site.stop();
    await stripe.close();
  });

  /** Stripe.js as far as the form goes: a field, and a card whose number says what becomes of it. */
  const script = `window.Stripe = (key, { locale }) => ({
    elements: ({ clientSecret }) => ({ clientSecret, create: () => {
      const input = document.createElement('input');
      const heard = {};
      return {
        on: (event, listener) => { heard[event] = listener; },
        mount: (place) => {
          input.setAttribute('aria-label', 'Card number ' + key + ' ' + locale);
          place.append(input);
          window.typedAtStripe = () => input.value;
          setTimeout(() => heard.ready(), 0);
        },
        destroy: () => input.remove(),
      };
    } }),
    retrievePaymentIntent: async (secret) => window.stripeIntent(secret),
    confirmPayment: async ({ elements }) => window.confirmAtStripe(elements.clientSecret, window.typedAtStripe()),
  });`;

  const withStripe = async (page: Page): Promise<void> => {
    await page.route('https://js.stripe.com/v3/', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    const idOf = (secret: string): string => secret.replace(/_secret$/, '');
    const intent = (id: string) => ({
      paymentIntent: {
        id,
        status:
          stripe.ledger.get(id).state === 'held' ? 'requires_capture' : 'requires_payment_method',
        payment_method: { card: { brand: 'visa', last4: '4242' } },
      },
    });
    await page.exposeFunction('stripeIntent', (secret: string) => intent(idOf(secret)));
    await page.exposeFunction('confirmAtStripe', (secret: string, typed: string) => {
      if (typed === 'incomplete') return { error: { type: 'api_connection_error' } };
      if (typed === 'refused') {
        return { error: { type: 'card_error', message: 'Your card was declined by your bank.' } };
      }
      choose(stripe, idOf(secret), 'approve');
      return intent(idOf(secret));
    });
  };

  test('take a card, after one that was refused and one without an answer, and place the order [GTW-18]', async ({
    page,
  }) => {
    await withStripe(page);
    await reachFields(page, site);
    const field = page.getByRole('textbox', { name: 'Card number pk_test_1 en-GB' });
    await field.fill('refused');
    await payButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Your card was declined by your bank.');
    await expectAccessible(page);
    await field.fill('incomplete');
    await payButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(/problem with your card/);
    await field.fill('4242');
    await payButton(page).click();
    await page.waitForURL(summary);
  });

  test('go on with a card that was taken before the page was loaded again [GTW-18]', async ({
    page,
  }) => {
    await withStripe(page);
    await reachFields(page, site);
    await payButton(page).waitFor();
    const secret = new URL(page.url()).searchParams.get('token') ?? '';
    choose(stripe, secret.replace(/_secret$/, ''), 'approve');
    await page.reload();
    await page.waitForURL(summary);
  });

  test('say so where the script does not load, and are there at another try [GTW-18]', async ({
    page,
  }) => {
    let isDown = true;
    await withStripe(page);
    await page.route('https://js.stripe.com/v3/', (route) =>
      isDown ? route.abort('failed') : route.fallback(),
    );
    await reachFields(page, site);
    await expect(page.getByRole('alert')).toHaveText(/problem with your card/);
    await expect(payButton(page)).toBeDisabled();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox', { name: /^Card number/ })).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
  });
});

test.describe('fields of Adyen', () => {
  const account = { apiKey: 'key', hmacKey: 'ab'.repeat(32), merchantAccount: 'HarbourECOM' };
  let adyen: StandIn;
  let site: Deployment;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    adyen = await startStandIn(adyenStandIn(account, now));
    site = await deployWith(
      'uk',
      [
        { id: 'pay-adyen', options: { clientKey: 'test_1', environment: 'test' } },
        {
          id: 'gateway-adyen',
          options: {
            address: adyen.url,
            merchantAccount: account.merchantAccount,
            apiKeyVariable: 'ADYEN_KEY',
            hmacKeyVariable: 'ADYEN_HMAC',
            testMode: true,
          },
        },
      ],
      {
        instead: ['pay-microform'],
        variables: { ADYEN_KEY: account.apiKey, ADYEN_HMAC: account.hmacKey },
        settings: { payments: { gateways: { microform: 'adyen' } } },
      },
    );
  });
  test.afterAll(async () => {
    await site.stop();
    await adyen.close();
  });

  /** Adyen's library as far as the form goes. */
  const script = `window.AdyenWeb = {
    AdyenCheckout: async (settings) => settings,
    Card: class {
      constructor(checkout, settings) { Object.assign(this, { checkout, settings }); }
      mount(place) {
        this.input = document.createElement('input');
        this.input.setAttribute('aria-label', 'Card number ' + this.checkout.countryCode);
        place.append(this.input);
        return this;
      }
      unmount() { this.input.remove(); return this; }
      get isValid() { return this.input.value !== ''; }
      showValidation() { this.input.setAttribute('aria-invalid', 'true'); }
      async submit() {
        const { session, onPaymentCompleted, onPaymentFailed } = this.checkout;
        this.settings.onFieldValid({ fieldType: 'encryptedCardNumber', valid: true, endDigits: '1111' });
        const sessionResult = await window.payAtAdyen(session.id, this.input.value);
        const isRefused = this.input.value === 'refused';
        (isRefused ? onPaymentFailed : onPaymentCompleted)({ resultCode: isRefused ? 'Refused' : 'Authorised', sessionResult });
      }
    },
  };`;

  const withAdyen = async (page: Page): Promise<void> => {
    await page.route('https://checkoutshopper-test.cdn.adyen.com/**', (route) =>
      route.request().url().endsWith('.css')
        ? route.fulfill({ contentType: 'text/css', body: '' })
        : route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.exposeFunction('payAtAdyen', (session: string, typed: string) => {
      choose(adyen, session, typed === 'refused' ? 'decline' : 'approve');
      return sessionResult(adyen.ledger.get(session));
    });
  };

  for (const [typed, end] of [
    ['4111', 'places the order'],
    ['refused', 'says that there was a problem'],
  ] as const) {
    test(`take a card: one that is ${typed} ${end} [GTW-18]`, async ({ page }) => {
      await withAdyen(page);
      await reachFields(page, site);
      const field = page.getByRole('textbox', { name: 'Card number GB' });
      await payButton(page).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(typed);
      await payButton(page).click();
      if (typed === 'refused') await expect(page.getByText(/problem with your card/)).toBeVisible();
      else await page.waitForURL(summary);
    });
  }
});
