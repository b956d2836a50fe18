import { type OpenIdServer, startOpenIdServer } from '../../setup/openid-server.ts';
import { anotherVisitor } from '../another-visitor.ts';
import { addressOf } from '../arrive.ts';
import { expect, type Page, test } from '../journey.ts';
import { type Deployment, serveWith } from '../plugins/deployment.ts';
import { modal, newEmail } from './customers.ts';

// One of them starts the servers, for all.
test.describe.configure({ mode: 'serial' });

let provider: OpenIdServer;
let site: Deployment;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  provider = await startOpenIdServer();
  const options = {
    issuer: provider.url,
    clientId: 'shop',
    secretVariable: 'HARBOUR_SECRET',
    secretIn: 'header',
  };
  site = await serveWith(
    'uk',
    [{ id: 'sign-in-oidc', options: { providers: { harbour: options } } }],
    {
      instead: ['sandbox-identity'],
      variables: { HARBOUR_SECRET: 'secret of the harbour' },
      settings: {
        identity: { provider: 'sign-in-oidc' },
        account: { socialProviders: ['harbour'], socialNames: { harbour: 'Harbour ID' } },
      },
    },
  );
  provider.admit([
    {
      client_id: 'shop',
      client_secret: 'secret of the harbour',
      redirect_uris: [shopAddress('/v1/identity/return/harbour')],
    },
  ]);
});
test.afterAll(async () => {
  await site?.stop();
  await provider?.close();
});

const shopAddress = (path: string): string => addressOf('uk', path, site.url);

/** Presses the button of the provider, and signs in on its own pages. */
async function signIn(page: Page, email: string): Promise<void> {
  // Its pages ask for a font that they do without.
  await page.route('https://fonts.googleapis.com/**', (route) => route.abort());
  await page.goto(shopAddress('/account/?form=login'));
  await modal(page).getByRole('button', { name: 'Continue with Harbour ID' }).click();
  await page.waitForURL(`${provider.url}/**`);
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

test('a customer signs in on the pages of a real OpenID provider, and is known the next time [GTW-33]', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await signIn(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await modal(page).getByLabel('First name').fill('Grace');
  await modal(page).getByLabel('Last name').fill('Hopper');
  await modal(page).getByLabel('Phone number').fill('07700 900123');
  await modal(page).getByRole('button', { name: 'Save' }).click();
  const greeting = { name: 'Hi Grace' };
  await expect(page.getByRole('banner').getByRole('link', greeting)).toBeVisible();
  const other = await anotherVisitor(context);
  await signIn(other, email);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('banner').getByRole('link', greeting)).toBeVisible();
  await other.context().close();
});

test('a customer who says no at the provider is back at the form, and one with an answer to no visit is told that it did not work [GTW-33]', async ({
  page,
}) => {
  const failure = page.getByText('That sign-in did not work. Please try again.');
  await signIn(page, newEmail());
  await page.getByRole('link', { name: 'Cancel' }).click();
  const button = modal(page).getByRole('button', { name: 'Continue with Harbour ID' });
  await expect(button).toBeVisible();
  await expect(failure).toHaveCount(0);
  await page.goto(shopAddress('/v1/identity/return/harbour?code=forged&state=forged.forged'));
  await expect(failure).toBeVisible();
  await expect(button).toBeVisible();
});
