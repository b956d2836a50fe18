import { expect, type Page, test } from '../journey.ts';
import { arrive, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { foundAddresses } from '../checkout/found-addresses.ts';
import { type MemberMarket, signIn, typedAddress } from '../checkout/members-by-market.ts';
import { type MarketId, newDetails, placeButton } from '../checkout/reach-checkout.ts';
import { form, summary } from '../payments/card-form.ts';
import { alwaysOpen } from '../places.ts';
import { countTaps, enter, passUnasked, tapsOf } from './taps.ts';

/** A card as it is typed: number, name, month, year and security code. */
const card = ['4111111111111111', 'Ada Byron', '12', '40', '123'];

/** The form that has the focus when it opens takes the card, and the keyboard's key pays. */
const typeCard = async (page: Page): Promise<void> => {
  await expect(form(page).getByRole('textbox', { name: 'Card number' })).toBeFocused();
  for (const [index, text] of card.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
};

/** Picks the one address that is suggested by the keyboard's key, and goes on by it. */
const pickAddress = async (page: Page, typed: string): Promise<void> => {
  const address = page.getByRole('combobox', { name: 'Address' });
  await enter(address, typed);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
};

interface Guest {
  readonly home: string;
  /** Says where they are. */
  readonly find: (page: Page) => Promise<void>;
  readonly pizza: string;
  /** Beginning of the name of an online card. */
  readonly card: RegExp;
  /** What is typed at checkout besides the contact details. */
  readonly address: Readonly<Record<string, string>>;
  /** Pays on the page of the market's provider: a form for the card, or what stands for it in the sandbox. */
  readonly pay: (page: Page) => Promise<void>;
}

const guests: Readonly<Record<MarketId, Guest>> = {
  uk: {
    home: '/',
    find: async (page) => {
      await enter(page.getByLabel('Postcode'), 'SW11 1JB');
      await page.keyboard.press('Enter');
    },
    pizza: 'Margherita',
    card: /^Card Online/,
    address: typedAddress.uk,
    pay: typeCard,
  },
  fr: {
    home: '/?lang=fr-FR',
    find: async (page) => {
      await enter(page.getByRole('combobox', { name: 'Code postal' }), '75011');
      await enter(page.getByRole('combobox', { name: 'Rue' }), 'Rue Oberkampf');
      await enter(page.getByLabel('Numéro'), '12');
      await page.keyboard.press('Enter');
    },
    pizza: 'Quatre fromages',
    card: /^Carte .*en ligne/,
    address: {},
    pay: (page) => page.getByRole('button', { name: 'Approve' }).tap(),
  },
  in: {
    home: '/',
    find: (page) => pickAddress(page, '12 80 feet koramangala'),
    pizza: 'Margherita',
    card: /^Razorpay/,
    address: typedAddress.in,
    pay: async (page) => {
      await expect.poll(() => page.context().pages().length).toBe(2);
      const window = page.context().pages().at(-1) ?? page;
      const approve = window.getByRole('button', { name: 'Approve' });
      await approve.waitFor();
      // It may close while it is still being pressed.
      await approve.tap().catch((error: unknown) => {
        if (!window.isClosed()) throw error;
      });
    },
  },
  ca: {
    home: '/',
    find: (page) => pickAddress(page, '290 queen street west'),
    pizza: 'Margherita',
    card: /^Card Online/,
    address: { 'Postal code': 'M5V 2A1' },
    pay: typeCard,
  },
};

for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
  const { home, find, pizza, card: way, address, pay } = guests[market];

  test(`a guest of ${market} has a pizza brought and pays it by card with nine taps at most [SHP-10]`, async ({
    page,
    context,
  }) => {
    test.slow();
    await countTaps(context);
    await passUnasked(page);
    await visit(page, market, home);
    await find(page);
    await page.waitForURL('**/order/deals/');
    // The address changes before the page: until then it is home whose links would be pressed.
    await page.getByRole('heading', { level: 1, name: /^(Deals|Offres)$/ }).waitFor();
    await page.getByRole('link', { name: 'Pizzas', exact: true }).first().tap();
    await page.getByRole('button', { name: new RegExp(`^(Add|Ajouter) ${pizza}, `) }).tap();
    await page.getByRole('link', { name: /^1 (item|article)/ }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Checkout|Commander)/ })
      .tap();
    await page.getByRole('radio', { name: way }).check();
    for (const [label, text] of Object.entries({ ...newDetails(market), ...address })) {
      await enter(page.getByRole('textbox', { name: label, exact: true }), text);
    }
    await page.keyboard.press('Enter');
    await pay(page);
    await page.waitForURL(summary);
    const taps = await tapsOf(page);
    expect(taps.length, taps.join(' | ')).toBeLessThanOrEqual(9);
    // They are counted at all.
    expect(taps.length, taps.join(' | ')).toBeGreaterThan(5);
  });
}

/** How who comes back pays in each market that has accounts: France has neither accounts nor wallets, and keeps no cards. */
const wallets: Readonly<
  Record<MemberMarket, { readonly way: RegExp; readonly agree: (page: Page) => Promise<void> }>
> = {
  uk: { way: /^Apple Pay/, agree: (page) => agreeInSheet(page) },
  in: {
    way: /^PhonePe/,
    agree: (page) => page.getByRole('button', { name: 'Approve' }).tap(),
  },
  ca: { way: /^Apple Pay/, agree: (page) => agreeInSheet(page) },
};

const agreeInSheet = (page: Page): Promise<void> =>
  page
    .frameLocator('iframe[title="Sandbox wallet"]')
    .getByRole('button', { name: 'Approve' })
    .click();

/** Waits until the form knows who orders. */
const isKnown = async (page: Page): Promise<void> => {
  for (const label of [/^(Name|First name)$/, 'Email', 'Phone']) {
    await expect(page.getByRole('textbox', { name: label }).first()).not.toHaveValue('');
  }
};

for (const market of ['uk', 'in', 'ca'] as const) {
  const { way, agree } = wallets[market];

  test(`a customer of ${market} who comes back with a wallet has their pizza again with four taps, the wallet’s own among them [SHP-10]`, async ({
    page,
    context,
  }) => {
    test.slow();
    await countTaps(context);
    const state = await signIn(page, market);
    const known = { at: alwaysOpen[market], to: foundAddresses[market] };
    await arrive(page, '/order/checkout/', {
      ...known,
      basket: { items: [margherita] },
      state: { customer: {}, ...state },
    });
    for (const [label, text] of Object.entries(typedAddress[market])) {
      await page.getByRole('textbox', { name: label, exact: true }).fill(text);
    }
    await page.getByRole('radio', { name: way }).check();
    await isKnown(page);
    await placeButton(page).tap();
    await agree(page);
    await page.waitForURL(summary);

    const { length: before } = await tapsOf(page);
    expect(before).toBeGreaterThan(1);
    await arrive(page, '/', { ...known, state: { customer: {}, ...state } });
    await page.getByRole('button', { name: 'Reorder' }).tap();
    const basket = page.getByRole('dialog', { name: 'Your basket' });
    await basket.getByRole('button', { name: /^Checkout/ }).tap();
    await expect(page.getByRole('radio', { name: way })).toBeChecked();
    for (const [label, text] of Object.entries(typedAddress[market])) {
      await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(text);
    }
    await isKnown(page);
    await placeButton(page).tap();
    await agree(page);
    await page.waitForURL(summary);
    const taps = (await tapsOf(page)).slice(before);
    expect(taps.length, taps.join(' | ')).toBeLessThanOrEqual(4);
    expect(taps.length, taps.join(' | ')).toBeGreaterThan(2);
  });
}
