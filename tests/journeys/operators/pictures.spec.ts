import { addressOf, arrive } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { startProgram } from '../line-program.ts';
import { blue, green, madePhoto, red } from '../../setup/photographed-chain.ts';
import { type ConsoleProgram, enrol, openPage } from './console-program.ts';

test.describe.configure({ mode: 'serial' });

let program: Pick<ConsoleProgram, 'url' | 'password' | 'stop'>;
let page: Page;
test.beforeAll(async ({ browser }) => {
  // On a busy machine a new database may take minutes.
  test.setTimeout(300_000);
  const { next, stop } = startProgram('tests/journeys/programs/photographed.ts');
  program = { ...(await next<{ url: string; password: string }>()), stop };
  page = await openPage(browser, { width: 1280, height: 900 });
  await enrol(page, program as ConsoleProgram, 'market@example.com');
});
test.afterAll(async () => {
  await page.close();
  await program.stop();
});

const cardOf = (title: string): Locator =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: title, exact: true }),
  });

/** Chooses a file by a button of a card. */
async function choose(button: Locator, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

/** The photograph is there whole. */
const expectLoaded = (photo: Locator) =>
  expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);

test('an operator puts a photograph in place of a drawing, and customers see it [OPR-26]', async ({
  page: shop,
}) => {
  await page.getByRole('link', { name: 'Pictures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible();
  const card = cardOf('Hawaiian');
  await expect(card.getByText('Drawn')).toBeVisible();
  const bytes = await madePhoto({ width: 1200, height: 900, colour: blue });
  await choose(card.getByRole('button', { name: 'Upload photo: Hawaiian' }), 'h.jpg', bytes);
  await expect(card.getByText('Uploaded')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Hawaiian' })).toHaveText(
    'The photo of Hawaiian is in the shop.',
  );
  await expectLoaded(card.locator('img'));

  await arrive(shop, '/order/pizzas', { site: program.url });
  const sold = shop.getByRole('listitem').filter({
    has: shop.getByRole('link', { name: 'Hawaiian', exact: true }),
  });
  await sold.scrollIntoViewIfNeeded();
  await expect(sold.locator('img')).toHaveAttribute('src', /^\/v1\/photos\/[0-9a-f]+-1200x900\//);
  await expectLoaded(sold.locator('img'));
});

test('a photograph is dropped on a deal and on a promotion [OPR-26]', async ({ page: shop }) => {
  const bytes = await madePhoto({ width: 800, height: 450, colour: red });
  const dropped = await page.evaluateHandle(
    (data) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(data)], 'night.jpg', { type: 'image/jpeg' }));
      return transfer;
    },
    [...bytes],
  );
  for (const kind of ['Deals', 'Promotions']) {
    const section = page.locator('section').filter({
      has: page.getByRole('heading', { level: 2, name: kind }),
    });
    const card = section.getByRole('listitem').filter({ hasText: 'Stuffed Crust Night' });
    await card.dispatchEvent('dragover', { dataTransfer: dropped });
    await expect(card.getByText('Drop the photo here')).toBeVisible();
    await card.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(card.getByText('Uploaded')).toBeVisible();
  }
  await shop.goto(addressOf('uk', '/', program.url));
  await expect(shop.locator('img[src*="-800x450/"]').first()).toBeAttached();
});

test('a photograph is taken away: the drawing is back, or what the file names [OPR-26]', async ({
  page: shop,
}) => {
  const card = cardOf('Hawaiian');
  await card.getByRole('button', { name: 'Remove: Hawaiian' }).press('Enter');
  await expect(card.getByText('Drawn')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Upload photo: Hawaiian' })).toBeFocused();
  await expect(card.locator('img')).toHaveCount(0);

  const filed = cardOf('Margherita');
  await expect(filed.getByText('Photo by file')).toBeVisible();
  const bytes = await madePhoto({ width: 321, height: 240, colour: green }, 'png');
  await choose(filed.getByRole('button', { name: 'Replace: Margherita' }), 'm.png', bytes);
  await expect(filed.locator('img')).toHaveAttribute('src', /-321x240\//);
  await filed.getByRole('button', { name: 'Remove: Margherita' }).click();
  await expect(filed.locator('img')).toHaveAttribute('src', /-1600x1200\//);

  await arrive(shop, '/order/pizzas', { site: program.url });
  const sold = shop.getByRole('listitem').filter({
    has: shop.getByRole('link', { name: 'Hawaiian', exact: true }),
  });
  await sold.scrollIntoViewIfNeeded();
  await expect(sold.locator('[data-plate] svg').first()).toBeVisible();
});

test('what is no photograph, or does not arrive, is told and changes nothing [OPR-26]', async () => {
  const card = cardOf('Hawaiian');
  const button = card.getByRole('button', { name: 'Upload photo: Hawaiian' });
  const alert = card.getByRole('alert');
  await choose(button, 'h.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(alert).toHaveText('This is no JPEG, PNG, WebP or AVIF.');
  await choose(button, 'h.jpg', Buffer.alloc(9 * 1024 * 1024));
  await expect(alert).toHaveText('The photo is larger than 8 MB. Choose a smaller one.');
  await page.route('**/operator/api/pictures/**', (route) => route.abort());
  const bytes = await madePhoto({ width: 40, height: 30, colour: blue });
  await choose(button, 'h.jpg', bytes);
  await expect(alert).toHaveText('The photo did not reach the server. Try again.');
  await expect(card.getByText('Drawn')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/operator/api/pictures/**');
  await choose(button, 'h.jpg', bytes);
  await expect(card.getByText('Uploaded')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('pictures are found by name, in French too, on a tablet [OPR-26]', async () => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('searchbox', { name: 'Find a picture' }).fill('hawai');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
  await page.getByRole('searchbox').fill('nothing of this name');
  await expect(page.getByText('Nothing has this name.')).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Images' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Chercher une image' }).fill('hawai');
  await expect(page.getByRole('button', { name: 'Remplacer : Hawaiian' })).toBeVisible();
  await expectAccessible(page);
});
