import { type StandIn, startStandIn } from '../../../conformance/providers/stand-in.ts';
import {
  cybersourceStandIn,
  transientToken,
} from '../../../plugins/gateway-cybersource/conformance/stand-in.ts';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { now } from '../clock.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, type Page, test } from '../journey.ts';
import { type Deployment, serveWith } from '../plugins/deployment.ts';
import { bank, problem, summary } from './card-form.ts';
import { withCybersource } from './cybersource-pages.ts';
import { ada, withGooglePay } from './scripted-wallets.ts';

// One of them starts the servers, for all.
test.describe.configure({ mode: 'serial' });

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const variables = {
  CYBERSOURCE_SHARED_SECRET: base64('a shared secret'),
  CYBERSOURCE_WEBHOOK_KEY: base64('a key of webhooks'),
};

const merchant = { merchantId: 'harbour_pizza', keyId: '08c94330-f618-42a3-b09d-e1e43be5efda' };

let provider: StandIn;
let site: Deployment;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const keys = {
    sharedSecret: variables.CYBERSOURCE_SHARED_SECRET,
    webhookKey: variables.CYBERSOURCE_WEBHOOK_KEY,
  };
  provider = await startStandIn(cybersourceStandIn({ ...merchant, ...keys }, now));
  const options = {
    ...merchant,
    address: provider.url,
    testMode: true,
    sharedSecretVariable: 'CYBERSOURCE_SHARED_SECRET',
    webhookKeyVariable: 'CYBERSOURCE_WEBHOOK_KEY',
  };
  site = await serveWith(
    'uk',
    [
      { id: 'gateway-cybersource', options },
      { id: 'pay-microform', options: { form: 'flex' } },
    ],
    {
      instead: ['pay-microform'],
      variables,
      settings: {
        payments: { gateways: { microform: 'cybersource', googlePay3DS: 'cybersource' } },
      },
    },
  );
});
test.afterAll(async () => {
  await site?.stop();
  await provider?.close();
});

test.beforeEach(({ page }) => withCybersource(page));

/** A checkout that goes on with a way to pay. */
const goOnWith = async (page: Page, name: RegExp): Promise<void> => {
  await reachCheckout(page, { site: site.url });
  await fillDetails(page);
  await choosePayment(page, name);
  await placeButton(page).click();
};

/** Types into a field of Cybersource's. */
const type = (page: Page, label: string, value: string): Promise<void> =>
  page.frameLocator(`iframe[title="${label}"]`).getByRole('textbox').fill(value);

const pay = (page: Page): Promise<void> => page.getByRole('button', { name: /^Pay £/ }).click();

const typeCard = async (page: Page, number: string): Promise<void> => {
  await type(page, 'Card number', number);
  await type(page, 'Security code', '123');
  await page.getByRole('textbox', { name: /^Expiry month/ }).fill('12');
  await page.getByRole('textbox', { name: /^Expiry year/ }).fill('40');
};

test("a card is typed into Cybersource's fields, and its token alone comes to the shop [GTW-11]", async ({
  page,
}) => {
  await goOnWith(page, /^Card Online/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.url.replace('127.0.0.1', 'uk.localhost'))) {
      sent.push(request.postData() ?? '');
    }
  });
  await typeCard(page, '4111');
  await expectAccessible(page, { exclude: 'iframe' });
  await pay(page);
  await expect(page.getByText('Please check the card number.')).toBeVisible();
  await typeCard(page, '4111111111111111');
  await pay(page);
  await page.waitForURL(summary);
  expect(sent.join()).not.toContain('4111111111111111');
});

test("a card in Cybersource's fields that is declined says so, and another one places the order [GTW-11]", async ({
  page,
}) => {
  await goOnWith(page, /^Card Online/);
  await typeCard(page, '4000000000000002');
  await pay(page);
  await expect(page.getByText(problem)).toBeVisible();
  await typeCard(page, '5555555555554444');
  await pay(page);
  await page.waitForURL(summary);
});

/** Pays with Google's sheet as somebody whom the bank asks, and answers the bank on its page. */
const answerBank = async (page: Page, payer: 'challenge' | 'impostor'): Promise<void> => {
  const script = { outcome: payer, people: [ada], token: transientToken(payer) };
  await withGooglePay(page, script, 'https://pay.google.com/**');
  await goOnWith(page, /^Google Pay/);
  const asked = bank(page).frameLocator('iframe');
  await asked.getByRole('button', { name: 'Confirm with the bank' }).click();
};

test("the bank asks on its page by Cybersource's, and a payer whom it knows places the order [GTW-11]", async ({
  page,
}) => {
  const collected = page.waitForRequest('**/V1/Cruise/Collect');
  await answerBank(page, 'challenge');
  await collected;
  await page.waitForURL(summary);
});

test("a payer who fails at the bank's page is told so, and places nothing [GTW-11]", async ({
  page,
}) => {
  await answerBank(page, 'impostor');
  const failed = page.getByRole('dialog', { name: 'That didn’t go to plan' });
  await failed.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
});
