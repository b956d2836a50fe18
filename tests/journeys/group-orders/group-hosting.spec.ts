import { addressOf, visit } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../journey.ts';
import { choosePizza, english, joinGroup, openGroup, ownLines } from './group-pages.ts';

const { done, lock, reopen, take } = english;

test('each sees and changes their own lines alone; the host takes out lines and people, locks and opens again [SHP-27]', async ({
  page,
  context,
}) => {
  test.slow();
  const link = await openGroup(page, context);
  const bo = await joinGroup(context, link, 'Bo');
  const cleo = await joinGroup(context, link, 'Cleo <b>{{x}}</b>');
  await choosePizza(bo);
  await cleo
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Drinks' })
    .click();
  const cola = cleo.getByRole('button', { name: 'Add Fornello Cola to my choices' });
  await cola.click();
  const ofCleo = ownLines(cleo, 'Cleo <b>{{x}}</b>');
  await expect(ofCleo.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(ofCleo.getByText('Bo is choosing')).toBeVisible();
  await expect(cleo.getByText('Margherita')).toHaveCount(0);
  await expect(page.getByText('2 people have joined')).toBeVisible();
  await bo.reload();
  const ofBo = ownLines(bo, 'Bo');
  await ofBo.getByRole('button', { name: 'Edit Margherita' }).click();
  const chooser = bo.getByRole('dialog');
  await chooser.getByRole('radio', { name: /^Large/ }).check();
  await chooser.getByRole('button', { name: 'Save' }).click();
  await expect(ofBo.getByText(/^Large/)).toBeVisible();
  await expect(page.getByText(/^Large/)).toBeVisible();

  await page.getByRole('button', { name: lock }).click();
  await expect(bo.getByText('Ada is not taking any more changes')).toBeVisible();
  await expect(ofBo.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: reopen }).click();
  await expect(ofBo.getByRole('button', { name: done })).toBeVisible();

  await page.getByRole('button', { name: 'Remove Bo’s Margherita' }).click();
  await expect(ofBo.getByText('Nothing yet.')).toBeVisible();
  await expect(ofBo.getByRole('button', { name: done })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Cleo <b>{{x}}</b> from the group order' }).click();
  await expect(cleo.getByText('You are not part of this group order any more')).toBeVisible();
  await expectAccessible(cleo);
  await expect(page.getByText('1 person has joined')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel the group order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel the group order?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Cancel the group order' }).click();
  await question.getByRole('button', { name: 'Cancel the group order' }).click();
  for (const guest of [bo, cleo]) {
    await expect(
      guest.getByRole('heading', { level: 1, name: 'The group order was cancelled' }),
    ).toBeVisible();
    await guest.context().close();
  }
  await page.getByRole('button', { name: 'Start another group order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order as a group' })).toBeVisible();
});

test('what everybody chose comes into the basket once, beside what the host has, and can be given back [SHP-27]', async ({
  page,
  context,
}) => {
  const link = await openGroup(page, context);
  const bo = await joinGroup(context, link, 'Bo');
  await choosePizza(bo);
  await expect(page.getByText('1 person has joined')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Margherita' })).toBeVisible();
  const count = () =>
    page.evaluate(
      () =>
        (localStorage.getItem('phdv:basket') ?? '').split('"productId":"margherita"').length - 1,
    );
  await page.getByRole('button', { name: take }).dblclick();
  await expect(page).toHaveURL(/\/order\/deals\//);
  await expect.poll(count).toBe(2);
  await page.goto(addressOf('uk', '/group/'));
  await page.getByRole('button', { name: 'Go to my basket' }).click();
  await expect(page).toHaveURL(/#basket/);
  expect(await count()).toBe(2);
  await page.goto(addressOf('uk', '/group/'));
  await page.getByRole('button', { name: 'Take it out again and allow changes' }).click();
  await expect(page.getByRole('button', { name: lock })).toBeVisible();
  await expect.poll(count).toBe(1);
  await expect(ownLines(bo, 'Bo').getByRole('button', { name: done })).toBeVisible();
  await bo.context().close();
});

test('a group is joined, chosen for and left to its host by keyboard alone [SHP-27]', async ({
  page,
  context,
}) => {
  const link = await openGroup(page, context);
  const bo = await joinGroup(context, link, 'Bo');
  const pizza = bo.getByRole('button', { name: 'Margherita', exact: true });
  await pizza.press('Enter');
  const add = bo.getByRole('dialog').getByRole('button', { name: english.add });
  await add.press('Enter');
  await expect(bo.getByRole('dialog')).toHaveCount(0);
  await expect(pizza).toBeFocused();
  await bo.getByRole('button', { name: 'See my choices' }).press('Enter');
  await expect(bo.getByRole('heading', { name: 'What Bo wants' })).toBeFocused();
  await ownLines(bo, 'Bo').getByRole('button', { name: done }).press('Enter');
  await expect(page.getByText('1 is done')).toBeVisible();
  await bo.context().close();
});

test('a link that leads to no group says so, and a guest without a connection loses nothing [SHP-27, SHP-40]', async ({
  page,
  context,
}) => {
  const link = await openGroup(page, context);
  const bo = await joinGroup(context, link, 'Bo');
  await choosePizza(bo);
  await expect(page.getByRole('heading', { level: 3, name: 'Margherita' })).toBeVisible();
  await bo.context().setOffline(true);
  await ownLines(bo, 'Bo').getByRole('button', { name: 'One more Margherita' }).click();
  await expect(bo.getByText('That was not saved.')).toBeVisible();
  await bo.context().setOffline(false);
  await expect(
    bo.getByRole('heading', { level: 3, name: 'Margherita', exact: true }),
  ).toBeVisible();
  await bo.context().close();
  for (const broken of ['', 'x', 'A'.repeat(22), '%00']) {
    await page.goto('about:blank');
    await visit(page, 'uk', `/group/join/#${broken}`);
    await expect(page.getByText('We could not find this group order')).toBeVisible();
  }
  await expectAccessible(page);
});
