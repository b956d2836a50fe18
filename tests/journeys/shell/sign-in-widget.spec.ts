import { expect, type Page, test } from '../journey.ts';
import { arrive, visit } from '../arrive.ts';
import { feature, setInManifest } from '../set-in-manifest.ts';

const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });

/** A customer as the browser keeps who is signed in. */
const state = {
  account: {
    authentication: { id: 'a-1', access: 'a', refresh: 'r', provider: 'password' },
    tokenEndsAt: 4_102_444_800_000,
    firstName: 'Alexandrina',
  },
};

test('the way to sign in leads where the market says, and is not where there are no accounts [SHL-27, EXP-77]', async ({
  page,
}) => {
  for (const market of ['uk', 'ca'] as const) {
    await visit(page, market, '/huts/?lang=en-CA');
    await expect(signIn(page)).toHaveAttribute('href', '/account/?form=login');
  }
  await visit(page, 'fr', '/huts/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toHaveCount(0);
  await visit(page, 'uk', '/account/in-store-sign-up');
  await expect(signIn(page)).toHaveCount(0);
});

test('flags hide the way to sign in from who is new, or from everybody [SHL-27, EXP-77, EXP-79]', async ({
  page,
}) => {
  await setInManifest(page, '**/huts/', ...feature('suppress-new-user-sign-in', true));
  await visit(page, 'uk', '/huts/');
  await expect(signIn(page)).toHaveCount(0);
  await arrive(page, '/huts/', { state });
  await expect(page.getByRole('banner').getByText('Hi Alexandrina')).toBeVisible();
  await setInManifest(page, '**/map/', ...feature('accounts-enabled', false));
  await visit(page, 'uk', '/map/');
  await expect(signIn(page)).toHaveCount(0);
});

test('passwordless mode leads to the codes, as in India by default, and nowhere else [SHL-30, EXP-65]', async ({
  page,
}) => {
  await visit(page, 'uk', '/huts/');
  await expect(signIn(page)).toHaveAttribute('href', '/account/?form=login');
  await setInManifest(page, '**/map/', ...feature('passwordless-login', true));
  await visit(page, 'uk', '/map/');
  await expect(signIn(page)).toHaveAttribute('href', '/account/otp');
  // India hides the link from who is new.
  await setInManifest(page, '**/huts/', ...feature('suppress-new-user-sign-in', false));
  await visit(page, 'in', '/huts/');
  await signIn(page).click();
  await page.waitForURL(/\/account\/otp/);
  await expect(page.getByRole('textbox', { name: /phone|mobile/i })).toBeVisible();
});

test(
  'who is signed in is greeted, in short where there is little room [SHL-28, SHL-29, EXP-78]',
  { tag: '@both' },
  async ({ page }, { project }) => {
    const short = project.name === 'phone';
    await arrive(page, '/huts/', { state });
    const greeting = page
      .getByRole('banner')
      .getByRole('link', { name: short ? 'Hi Alexandr…' : 'Hi Alexandrina', exact: true });
    await expect(greeting).toHaveAttribute('href', '/account/edit');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await setInManifest(page, '**/map/', ...feature('account-details-enabled', false));
    await arrive(page, '/map/', { state });
    await expect(
      page
        .getByRole('banner')
        .getByText(/^Hi Alex/)
        .filter({ visible: true }),
    ).toBeVisible();
    await expect(greeting).toHaveCount(0);
  },
);

test('the older variant has links to register and to sign in, and greets as well [SHL-31]', async ({
  page,
}) => {
  await setInManifest(page, '**/huts/', /"legacyHeader":false/, '"legacyHeader":true');
  await visit(page, 'uk', '/huts/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/accounts/register',
  );
  await expect(banner.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    '/accounts/signin',
  );
  await arrive(page, '/huts/', { state });
  await expect(banner.getByRole('link', { name: 'Hi Alexandrina' })).toHaveAttribute(
    'href',
    '/accounts',
  );
});
