import { anotherVisitor } from '../another-visitor.ts';
import { addressOf, arrive } from '../arrive.ts';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, type Page, test } from '../journey.ts';
import { places } from '../places.ts';
import { type PublishedSite, startPublishedSite } from '../published.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const hourMs = 3_600_000;
let site: PublishedSite;
let link: string;
test.beforeAll(async () => {
  site = await startPublishedSite();
  link = await site.draft(
    2 * hourMs,
    {
      file: 'uk/words/en-GB.json',
      find: '"Pizza night? Sorted."',
      put: '"What nobody knows yet"',
    },
    {
      file: 'uk/catalogue/products.json',
      find: '"title": "Margherita"',
      put: '"title": "Secret Margherita"',
    },
  );
});
test.afterAll(() => site.stop());

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const draftBanner = (page: Page) => page.getByRole('region', { name: 'Draft', exact: true });

test('a link shows the draft, its words and its menu, and says that it is one and until when; nobody else sees anything of it @both [OPR-14]', async ({
  page,
  context,
}) => {
  await page.goto(addressOf('uk', `/${link}`, site.url));
  await expect(title(page)).toHaveText('What nobody knows yet');
  await expect(page).toHaveURL(addressOf('uk', '/', site.url));
  await expect(draftBanner(page)).toContainText('Nothing can be ordered here');
  await expect(draftBanner(page)).toContainText(/until .*\d{4}/);
  await expectAccessible(page);
  await arrive(page, '/order/pizzas/', { at: places.clapham, by: 'collection', site: site.url });
  await expect(page.getByRole('heading', { name: 'Secret Margherita' })).toBeVisible();

  const other = await anotherVisitor(context);
  await other.goto(addressOf('uk', '/', site.url));
  await expect(title(other)).toHaveText('Pizza night? Sorted.');
  await arrive(other, '/order/pizzas/', { at: places.clapham, by: 'collection', site: site.url });
  await expect(other.getByRole('heading', { name: 'Margherita', exact: true })).toBeVisible();
  await expect(draftBanner(other)).toHaveCount(0);
  await other.context().close();

  await draftBanner(page).getByRole('link', { name: 'Leave the draft' }).click();
  await expect(title(page)).toHaveText('Deals');
  await expect(draftBanner(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Pizzas', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Margherita', exact: true })).toBeVisible();
});

test('no order can be placed from a draft, and its visitor is told [OPR-14]', async ({ page }) => {
  await page.goto(addressOf('uk', `/${link}`, site.url));
  await expect(draftBanner(page)).toBeVisible();
  await reachCheckout(page, { site: site.url });
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  const answered = page.waitForResponse('**/v1/orders/preauthorise');
  await placeButton(page).click();
  expect((await answered).status()).toBe(403);
  const dialog = page.getByRole('dialog', { name: 'This is a draft' });
  await expect(dialog).toContainText('Nothing can be ordered from a draft');
  await expectAccessible(page);
});

test('the link ends by itself: the next page is the live one, and the link says that it has ended [OPR-14]', async ({
  page,
}) => {
  await page.goto(addressOf('uk', `/${link}`, site.url));
  await expect(draftBanner(page)).toBeVisible();
  await site.advance(2 * hourMs);
  await page.reload();
  await expect(title(page)).toHaveText('Pizza night? Sorted.');
  await expect(draftBanner(page)).toHaveCount(0);
  await page.goto(addressOf('uk', `/${link}`, site.url));
  await expect(draftBanner(page)).toContainText('The link to this draft has expired');
  await expect(title(page)).toHaveText('Pizza night? Sorted.');
  await expectAccessible(page);
});
