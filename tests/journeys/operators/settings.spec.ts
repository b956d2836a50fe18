import { addressOf } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, type Page, test } from '../journey.ts';
import { type ConsoleProgram, enrol, openPage, startConsoleProgram } from './console-program.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let program: ConsoleProgram;
let page: Page;
let second: Page;
let customer: Page;
test.beforeAll(async ({ browser }) => {
  // On a busy machine a new database may take minutes.
  test.setTimeout(300_000);
  program = await startConsoleProgram('settings');
  page = await openPage(browser, { width: 1280, height: 900 });
  second = await openPage(browser, { width: 1280, height: 900 });
  customer = await openPage(browser, { width: 1280, height: 900 });
  // What a page asks before it is left: it is left.
  for (const one of [page, second]) one.on('dialog', (dialog) => void dialog.accept());
});
test.afterAll(async () => {
  for (const one of [page, second, customer]) await one.close();
  await program.stop();
});

const editorOf = (one: Page) => one.getByRole('textbox', { name: /^Text of/ });
const about = () => page.getByRole('note', { name: 'The key or value at the cursor' });
const publishButton = (one: Page) => one.getByRole('button', { name: 'Publish…' });
const heading = () => customer.getByRole('heading', { level: 1 });

/** The customer comes again until the page says what it should. */
const customerReads = (text: string) =>
  expect(async () => {
    await customer.goto(addressOf('uk', '/', program.url));
    await expect(heading()).toHaveText(text, { timeout: 2000 });
  }).toPass();

const wordsFile = 'words/en-GB.json';

/** Opens the wording of the market, and puts another text in place of one. */
async function reword(one: Page, from: string, to: string): Promise<void> {
  await one.getByLabel('File').selectOption({ value: wordsFile });
  const editor = editorOf(one);
  await expect(editor).toHaveAccessibleName(`Text of ${wordsFile}`);
  const line = editor.locator('.cm-line', { hasText: from });
  await expect(line).toBeVisible();
  await line.click({ clickCount: 3 });
  const text = (await line.textContent()) ?? '';
  await one.keyboard.insertText(text.replace(from, to));
}

async function publish(one: Page, reason: string): Promise<void> {
  await publishButton(one).click();
  const dialog = one.getByRole('dialog');
  await dialog.getByLabel('Why').fill(reason);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
}

test('the editor describes the key at the cursor and completes keys and values [OPR-21]', async () => {
  await enrol(page, program, 'market@example.com');
  await page.goto(`${program.url}/operator/settings`);
  await page.getByRole('link', { name: 'Edit UK' }).click();
  const editor = editorOf(page);
  // The text may move while its findings come in.
  await expect(async () => {
    await editor.getByText('"currency"').click();
    await expect(about()).toContainText('/currency', { timeout: 2000 });
  }).toPass();
  await expect(about()).toContainText('ISO 4217');
  await editor.getByText('"country"').hover();
  await expect(page.getByText('Country: ISO 3166 code.')).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"tradingD');
  const option = page.getByRole('option', { name: 'tradingDay' });
  await expect(option).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('"tradingDay": {}');
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('option', { name: 'boundary' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.getByRole('link', { name: 'Settings' }).focus();
  await editor.focus();
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expect(editor).not.toContainText('"tradingD', { timeout: 200 });
  }).toPass();
});

test('a mistake is found while typing, in the gutter and in a list that leads to it, and keeps from publishing [OPR-21]', async () => {
  await page.goto(`${program.url}/operator/settings/uk`);
  const editor = editorOf(page);
  await editor.getByText('"currency"').dblclick();
  await page.keyboard.insertText('curency');
  const finding = page.getByRole('button', { name: /manifest\.json:9:3/ });
  await expect(finding).toContainText('Did you mean currency?');
  await expect(page.locator('.cm-lint-marker-error').first()).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  await expect(page.getByText('Mend the errors first.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+End');
  await finding.focus();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await expect(about()).toContainText('/curency');
  await editor.getByText('"curency"').dblclick();
  await page.keyboard.insertText('currency');
  await expect(page.getByText('Nothing is wrong')).toBeVisible();
});

test('what was typed survives a reload and a lost session [OPR-21]', async () => {
  await reword(page, 'Pizza night? Sorted.', 'Dough rises tonight.');
  await page.reload();
  await expect(page.getByText(`Your changes are still here: ${wordsFile}`)).toBeVisible();
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.context().addCookies(cookies);
  await page.goto(`${program.url}/operator/settings/uk`);
  await expect(page.getByText(`Your changes are still here: ${wordsFile}`)).toBeVisible();
});

test('the plan stands beside it, and once more where a reason is asked for; customers’ next page is the new one [OPR-21]', async () => {
  await customerReads('Pizza night? Sorted.');
  await expect(page.getByText('Dough rises tonight.')).toBeVisible();
  await publishButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Dough rises tonight.');
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await publish(page, 'A better greeting');
  await expect(page.getByText('Version 2 is published')).toBeVisible();
  await customerReads('Dough rises tonight.');
});

test('a second operator who publishes is told to the first, who loses nothing [OPR-21]', async () => {
  await enrol(second, program, 'second@example.com');
  await second.goto(`${program.url}/operator/settings/uk`);
  await reword(second, 'treat yourselves', 'treat the family');
  await expect(publishButton(second)).toBeEnabled();
  await publishButton(second).click();
  await second.getByRole('dialog').getByLabel('Why').fill('For families');

  await page.getByLabel('File').selectOption({ value: 'manifest.json' });
  await editorOf(page).getByText('"Fornello"').dblclick();
  await page.keyboard.insertText('Fornella');
  await expect(publishButton(page)).toBeEnabled();
  await publish(page, 'Another name');
  await expect(page.getByText('Version 3 is published')).toBeVisible();

  await second.getByRole('button', { name: 'Publish now' }).click();
  await expect(second.getByRole('alert')).toContainText('Somebody else published meanwhile');
  await second.keyboard.press('Escape');
  await expect(second.getByText('Version 3 was published meanwhile')).toBeVisible();
  await expect(publishButton(second)).toBeDisabled();
  await expect(editorOf(second)).toContainText('treat the family');
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Go on from version 3' }).click();
  await publish(second, 'For families');
  await expect(second.getByText('Version 4 is published')).toBeVisible();
});

test('the history tells who published what and why, what differs, and the way back [OPR-21]', async () => {
  await page.getByRole('link', { name: 'History' }).click();
  const row = (number: number) => page.getByRole('row', { name: new RegExp(`^${number} `) });
  await expect(row(2)).toContainText('A better greeting');
  await expect(row(2)).toContainText('market@example.com');
  await expect(row(4)).toContainText('second@example.com');
  await page.getByLabel('Version before').selectOption('1');
  await page.getByLabel('Version after').selectOption('2');
  const value = page.getByRole('listitem').filter({ hasText: /^shell › home › title/ });
  await expect(value).toHaveText(/Pizza night\? Sorted.*→.*Dough rises tonight/);
  await expectAccessible(page);
  await row(2).getByText('A better greeting').click();
  await expect(row(2).getByText('What changes:')).toBeVisible();
  await page.getByRole('button', { name: 'Back to 1' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Dough rises tonight');
  await dialog.getByLabel('Why').fill('Customers liked the old one');
  await dialog.getByRole('button', { name: 'Go back now' }).click();
  await expect(page.getByText('Version 5 is published')).toBeVisible();
  await expect(row(5)).toContainText('Back to version 1');
  await customerReads('Pizza night? Sorted.');
});

test('a viewer looks on: nothing can be typed or published, in French and at 768 px too [OPR-21]', async ({
  browser,
}) => {
  const viewer = await openPage(browser, { width: 768, height: 1024 });
  await enrol(viewer, program, 'viewer@example.com');
  await viewer.goto(`${program.url}/operator/settings/uk`);
  await expect(viewer.getByText('Your role may look at settings')).toBeVisible();
  const editor = editorOf(viewer);
  await editor.click();
  await viewer.keyboard.type('nothing');
  await expect(editor).not.toContainText('nothing');
  await expect(publishButton(viewer)).toHaveCount(0);
  await viewer.getByRole('button', { name: 'Français' }).click();
  await expect(viewer.getByRole('heading', { name: 'Réglages de UK' })).toBeVisible();
  await expectAccessible(viewer);
  await viewer.goto(`${program.url}/operator/settings/uk/versions`);
  await expect(viewer.getByText('Customers liked the old one')).toBeVisible();
  await expect(viewer.getByRole('button', { name: /^Revenir/ })).toHaveCount(0);
  await expectAccessible(viewer);
  await viewer.goto(`${program.url}/operator/settings/fr`);
  await expect(viewer.getByText(/Il n.y a rien ici/)).toBeVisible();
  await viewer.close();
});
