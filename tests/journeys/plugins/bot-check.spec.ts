import { visit } from '../arrive.ts';
import { codeField, newPhone, phoneField, sendButton } from '../accounts/phones.ts';
import { expect, test } from '../journey.ts';
import { type Deployment, deployWith } from './deployment.ts';

// One of them builds, for all.
test.describe.configure({ mode: 'serial' });

let site: Deployment;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const options = { siteKey: 'site-key', keyVariable: 'RECAPTCHA_KEY' };
  site = await deployWith('in', [{ id: 'bot-check-recaptcha', options }], {
    variables: { RECAPTCHA_KEY: 'key' },
  });
});
test.afterAll(() => site.stop());

const script = 'https://www.google.com/recaptcha/api.js*';
const standIn =
  'window.grecaptcha = { ready: (run) => run(), execute: async (key, { action }) => `${key}.${action}` };';

for (const [what, answers, token] of [
  ['with the token of the bot check', true, 'site-key.one_time_code'],
  ['without one where its script does not load', false, undefined],
] as const) {
  test(`a code is asked for ${what} [GTW-37]`, async ({ page }) => {
    await page.route(script, (route) =>
      answers
        ? route.fulfill({ contentType: 'text/javascript', body: standIn })
        : route.abort('failed'),
    );
    await visit(page, 'in', '/account/otp', site.url);
    const asked = page.waitForRequest('**/v1/otp/generate');
    await phoneField(page).fill(newPhone());
    await sendButton(page).click();
    expect((await asked).headers()['recaptcha-token']).toBe(token);
    await expect(codeField(page)).toBeVisible();
  });
}
