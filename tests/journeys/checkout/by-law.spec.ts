import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { type Place, places } from '../places.ts';
import { setInManifest } from '../set-in-manifest.ts';
import { choosePayment, fillDetails, placeButton } from './reach-checkout.ts';

const summary = /\/order\/ordersummary\//;

const drink = (productId: string) => ({
  basketItemId: productId,
  choice: { type: 'drink', productId } as const,
});

/** Opens checkout with a pizza and, where the market sells it, a drink for adults. */
const reachWith = (page: Page, at: Place, alcohol?: string): Promise<void> =>
  arrive(page, '/order/checkout/', {
    at,
    by: 'collection',
    basket: { items: [margherita, ...(alcohol === undefined ? [] : [drink(alcohol)])] },
  });

const optIn = /^(Send me deals|J’accepte de recevoir)/;
const optOut = /^(Don’t send me deals|Je ne souhaite pas recevoir)/;

/** What each law asks of an order: consent to marketing, and the age for the drink. */
const laws: readonly {
  readonly name: string;
  readonly at: Place;
  readonly alcohol?: string;
  readonly age?: RegExp;
  readonly consent: RegExp;
}[] = [
  {
    name: 'France',
    at: places.paris,
    alcohol: 'biere-blonde',
    age: /^Oui, j’ai 18 ans ou plus/,
    consent: optIn,
  },
  { name: 'India', at: places.koramangala, consent: optIn },
  {
    name: 'Ontario',
    at: places.toronto,
    alcohol: 'lager',
    age: /^Yes, I’m 19 or over/,
    consent: optOut,
  },
];

for (const { name, at, alcohol, age, consent } of laws) {
  test(`checkout asks for what the law of ${name} has it ask for [SHP-06]`, async ({ page }) => {
    await reachWith(page, at, alcohol);
    const box = page.getByRole('checkbox', { name: /^(Oui, j’ai|Yes, I’m)/ });
    await expect(page.getByRole('checkbox', { name: consent })).not.toBeChecked();
    await expect(
      page.getByRole('checkbox', { name: consent === optIn ? optOut : optIn }),
    ).toHaveCount(0);
    if (age === undefined) await expect(box).toHaveCount(0);
    else await expect(box).toHaveAccessibleName(age);
  });
}

test('an order with alcohol asks for the age first, and says what is checked when it is handed over [SHP-06]', async ({
  page,
}) => {
  await reachWith(page, places.clapham, 'garden-lager');
  const form = page.getByRole('region', { name: 'Are you 18 or over?' });
  const box = form.getByRole('checkbox', { name: /^Yes, I’m 18 or over/ });
  await expect(box).not.toBeChecked();
  await expect(form).toContainText('Whoever picks it up must be 18 or over and show photo ID.');
  await expectAccessible(page);
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await expect(form).toContainText('Please confirm that you’re 18 or over');
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/\/order\/checkout\//);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await placeButton(page).click();
  await page.waitForURL(summary);
  await expect(page.getByRole('main')).toContainText(
    'Whoever picks it up must be 18 or over and show photo ID.',
  );
  // The next order asks anew, and one without alcohol does not ask.
  await reachWith(page, places.clapham, 'house-red');
  await expect(box).not.toBeChecked();
  await reachWith(page, places.clapham);
  await expect(placeButton(page)).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('no card costs more in Québec, on checkout and summary, where 18 is the age and marketing is objected to [SHP-06]', async ({
  page,
}) => {
  await reachWith(page, places.montreal, 'lager');
  await expect(page.getByRole('checkbox', { name: optOut })).not.toBeChecked();
  for (const [label, value] of Object.entries({
    Prénom: 'Ada',
    Nom: 'Byron',
    Courriel: 'ada@example.com',
    Téléphone: `514 555 ${`${randomInt(10_000)}`.padStart(4, '0')}`,
  })) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  await page.getByRole('checkbox', { name: /^Oui, j’ai 18 ans ou plus/ }).check();
  const total = page.getByRole('button', { name: /^Commander/ }).filter({ visible: true });
  await choosePayment(page, /^Espèces/);
  const label = (await total.textContent()) ?? '';
  await choosePayment(page, /^Carte de débit à la livraison/);
  await choosePayment(page, /^Carte de crédit à la livraison/);
  await expect(page.getByRole('radio', { name: /^Carte de crédit/ })).toBeChecked();
  await expect(page.getByText('supplément')).toHaveCount(0);
  await expect(page.getByText('Frais de paiement différé')).toHaveCount(0);
  await expect(total).toHaveText(label);
  await total.click();
  await page.waitForURL(summary);
  await expect(page.getByRole('main')).toContainText('doit avoir 18 ans ou plus');
  await expect(page.getByText('Frais de paiement différé')).toHaveCount(0);
});

test('the manifest switches Canada’s objection to marketing to an agreement [SHP-06, CHK-88]', async ({
  page,
}) => {
  await setInManifest(
    page,
    '**/order/checkout/**',
    /"checkout":\{/,
    '"marketing":{"consent":"opt-in"},"checkout":{',
  );
  await reachWith(page, places.toronto);
  await expect(page.getByRole('checkbox', { name: optIn })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: optOut })).toHaveCount(0);
});
