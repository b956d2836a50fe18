import { expect } from '../journey.ts';
import { addressOf, arrive } from '../arrive.ts';
import {
  askForCode,
  codeField,
  codeSentTo,
  finishRegistration,
  goOn,
  newPhone,
} from '../accounts/phones.ts';
import { sharedText } from '../../../core/favourites/shared-food.ts';
import { margherita } from '../baskets.ts';
import { collectBreads, collectPizzas, earnReward, signedIn } from '../loyalty/members.ts';
import { type MarketId, openIn, speak, type WalkThrough } from './shops.ts';
import { lookAtLocation, lookAtRemoval, lookAtRewards } from './walk-questions.ts';

/** What each market has of its own. */
const markets: Readonly<
  Record<MarketId, { readonly middle: string; readonly promo: string; readonly closed: string }>
> = {
  uk: { middle: '51.4646,-0.166', promo: 'big-night-in', closed: 'uk-1/1117' },
  fr: { middle: '48.8566,2.3522', promo: 'two-for-one', closed: 'fr-1/1804' },
  in: { middle: '12.9352,77.6245', promo: 'two-for-one', closed: 'in-1/4061' },
  ca: { middle: '43.6532,-79.3832', promo: 'two-for-one', closed: 'ca-2/7004' },
};

/** Static pages with lists, questions, and a table. */
const texts = ['contact', 'faqs', 'allergens'] as const;

/** The pages that need no hut and no account. */
export const walkSite: WalkThrough = async (page, shop, look) => {
  const { market, at, t } = shop;
  const { middle, promo, closed } = markets[market];
  await speak(page, shop);
  await page.goto(addressOf(market, '/'));
  await page.getByRole('region', { name: t('shell.consent.label') }).waitFor();
  await look('home with the question about cookies');
  await page.getByRole('button', { name: t('shell.consent.refuse') }).click();
  await lookAtLocation(page, shop, look);
  const shared = sharedText({
    deals: [],
    items: [{ choice: margherita.choice, count: 1, title: 'Margherita' }],
  });
  for (const path of [
    '/',
    '/huts/',
    `/huts/${at.sector}/${at.hutId}`,
    `/huts/${closed}`,
    `/map/?latLong=${middle}&disposition=collection`,
    '/menu/',
    '/menu/pizzas/',
    `/promo/${promo}`,
    '/debug/?flag=development',
    '/error',
    '/favourites/',
    `/favourites/shared/#${shared}`,
    '/favourites/shared/?#nothing',
    '/group/',
    '/group/join/',
    ...texts.map((text) => `/${text}/`),
  ]) {
    await openIn(page, shop, path);
    await look(path);
  }
};

/** The ways into an account, as far as nobody is signed in; in India the way out of it too. */
export const walkAccount: WalkThrough = async (page, shop, look) => {
  const { t } = shop;
  await speak(page, shop);
  if (shop.market === 'in') {
    const phone = newPhone();
    await openIn(page, shop, '/account/otp');
    await look('the phone number');
    await askForCode(page, phone);
    await look('the code');
    await codeField(page).fill(await codeSentTo(phone));
    await goOn(page).click();
    await page.waitForURL('**/account/register');
    await page.getByLabel('First name').waitFor();
    await look('the registration');
    await finishRegistration(page);
    await lookAtRemoval(page, shop, look);
    return;
  }
  for (const form of ['login', 'signUp', 'forgotPassword']) {
    await openIn(page, shop, `/account/?form=${form}`);
    const dialog = page.getByRole('dialog', { name: t(`email-sign-in.${form}.title`) });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: t(`email-sign-in.${form}.submit`) }).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
    await look(`${form} with errors`);
  }
  const inStore = '/account/in-store-sign-up';
  for (const path of [inStore, `${inStore}/additional-details?mobile=07700900123`]) {
    await openIn(page, shop, path);
    await look(path);
  }
};

/** The pages of who is signed in, with an order behind them, until the account is removed. */
export const walkOwn: WalkThrough = async (page, shop, look) => {
  const customer = await signedIn(shop.market === 'ca' ? 'ca' : 'uk');
  const order =
    shop.market === 'ca' ? await collectBreads(customer) : await collectPizzas(customer, 1);
  const { state } = customer;
  await arrive(page, '/account/edit', { at: shop.at, state });
  for (const path of [
    'edit',
    'details',
    'orders',
    `orders/${order}`,
    'addresses',
    'addresses/new',
    'addresses/none',
    'payment',
    'points',
  ]) {
    await openIn(page, shop, `/account/${path}`);
    await look(path);
  }
  await openIn(page, shop, '/');
  await look('home of a customer');
  await earnReward(customer);
  await lookAtRewards(page, shop, look);
  await lookAtRemoval(page, shop, look);
};
