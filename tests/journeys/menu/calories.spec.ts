import { expect, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { bogof } from '../baskets.ts';
import { slot } from '../deals/build-deal.ts';
import { openBasket } from '../open-basket.ts';
import { clapham, modalOf, openMenu, paris } from './open-menu.ts';

test('kilocalories stand beside every price where something is chosen, and follow the choice [SHP-06, MNU-73]', async ({
  page,
}) => {
  await openMenu(page, clapham, '/order/pizzas/?modal=pepperoni-classic');
  const modal = modalOf(page);
  const figure = modal.getByText('Adults need around 2000 kcal a day.');
  await expect(figure).toContainText('196 kcal a slice');
  const size = modal.getByRole('radio', { name: /^Large/ });
  await expect(size).toHaveAccessibleName(/£.*230\skcal a slice/);
  const crust = modal.getByRole('radio', { name: /^Super Cheezy/ });
  await expect(crust).toHaveAccessibleName(/\+£.*\+62\skcal a slice/);
  await expect(modal.getByRole('radio', { name: /^Smoky BBQ/ })).toHaveAccessibleName(
    /\+9\skcal a slice/,
  );
  const ham = modal.getByRole('listitem').filter({ hasText: 'Ham' });
  await expect(ham).toContainText('+9 kcal a slice');
  await size.check();
  await crust.check();
  await modal.getByRole('button', { name: 'Add Ham', exact: true }).click();
  await expect(figure).toContainText(`${230 + 62 + 9} kcal a slice`);

  await openMenu(page, clapham, '/order/pizzas/?modal=half-and-half');
  await expect(modal.getByRole('radio', { name: /^Hawaiian/ })).toHaveAccessibleName(
    /£.*\d+\skcal a slice/,
  );
  await openMenu(page, clapham, '/order/sides/?modal=loaded-fries');
  await expect(modal.getByRole('checkbox', { name: /^Smoky BBQ/ })).toHaveAccessibleName(
    /\+£.*\d+\skcal/,
  );
});

test('kilocalories stand beside the products of a deal and what is suggested [SHP-06]', async ({
  page,
}) => {
  await arrive(page, '/order/deal/?id=bogof-medium&basketId=mine', { at: clapham });
  const margherita = slot(page)
    .getByRole('listitem')
    .filter({ hasText: /^Margherita/ });
  await expect(margherita).toContainText('179 kcal a slice');
  await arrive(page, '/order/dips/', { at: clapham, basket: { deals: [bogof] } });
  const basket = await openBasket(page);
  await basket.getByRole('button', { name: /^Checkout/ }).click();
  const suggested = page
    .getByRole('dialog', { name: 'A little something with that?' })
    .getByRole('listitem');
  await expect(suggested.first()).toContainText('99p · 137 kcal');
});

test('nothing tells of kilocalories where the market does not [SHP-06, MNU-73]', async ({
  page,
}) => {
  await openMenu(page, paris, '/order/pizzas/?modal=reine');
  await expect(modalOf(page).getByRole('radio').first()).toBeVisible();
  // What the law asks of a label is there for who opens it.
  await expect(page.getByText(/kcal par (part|jour)/)).toHaveCount(0);
  await expect(modalOf(page).getByRole('radio', { name: /kcal/ })).toHaveCount(0);
});
