import type { BrowserContext, Page } from '@playwright/test';
import { anotherVisitor } from '../another-visitor.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { expect } from '../journey.ts';
import { places, type Place } from '../places.ts';

/** What the pages of a group say, in the language of a market. */
export interface GroupWords {
  readonly door: string;
  readonly name: string;
  readonly open: string;
  readonly title: string;
  readonly share: string;
  readonly join: string;
  readonly own: (name: string) => string;
  readonly add: RegExp;
  readonly done: string;
  readonly isDone: string;
  readonly lock: string;
  readonly reopen: string;
  readonly locked: RegExp;
  readonly take: string;
  readonly cash: RegExp;
  readonly ordered: string;
  readonly told: string;
  readonly more: (title: string) => string;
}

export const english: GroupWords = {
  door: 'Order as a group',
  name: 'Your name',
  open: 'Open a group order',
  title: 'Your group order',
  share: 'Send the link',
  join: 'Join',
  own: (name) => `What ${name} wants`,
  add: /^Add to my choices/,
  done: 'I’m done',
  isDone: 'Done',
  lock: 'Stop changes',
  reopen: 'Allow changes again',
  locked: /is not taking any more changes/,
  take: 'Put everything into my basket',
  cash: /^Cash/,
  ordered: 'It has been ordered',
  told: 'Your group knows that you have ordered',
  more: (title) => `One more ${title}`,
};

export const french: GroupWords = {
  door: 'Commander à plusieurs',
  name: 'Votre nom',
  open: 'Ouvrir une commande de groupe',
  title: 'Votre commande de groupe',
  share: 'Envoyer le lien',
  join: 'Participer',
  own: (name) => `Ce que veut ${name}`,
  add: /^Ajouter à mes choix/,
  done: 'J’ai terminé',
  isDone: 'Terminé',
  lock: 'Ne plus accepter de changements',
  reopen: 'Accepter de nouveau les changements',
  locked: /n’accepte plus de changements/,
  take: 'Tout mettre dans mon panier',
  cash: /^Espèces/,
  ordered: 'C’est commandé',
  told: 'Votre groupe sait que vous avez commandé',
  more: (title) => `${title} : augmenter la quantité`,
};

/** Opens a group from the basket, and answers the link that a press has put into the clipboard. */
export async function openGroup(
  page: Page,
  context: BrowserContext,
  { at = places.clapham, words = english }: { at?: Place; words?: GroupWords } = {},
): Promise<string> {
  await arrive(page, '/order/deals/#basket', {
    at,
    by: 'collection',
    basket: { items: [margherita] },
  });
  await page.getByRole('dialog').getByRole('link', { name: words.door }).click();
  await page.getByRole('textbox', { name: words.name }).fill('Ada');
  await page.getByRole('button', { name: words.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: words.share }).click();
  const link = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(link).toContain('/group/join/?lang=');
  return link();
}

/** Somebody else opens the link and joins under a name. */
export async function joinGroup(
  context: BrowserContext,
  link: string,
  name: string,
  words: GroupWords = english,
): Promise<Page> {
  const guest = await anotherVisitor(context);
  await guest.goto(link);
  await guest.getByRole('textbox', { name: words.name }).fill(name);
  await guest.getByRole('button', { name: words.join, exact: true }).click();
  await expect(guest.getByRole('heading', { name: words.own(name) })).toBeVisible();
  return guest;
}

/** What somebody has chosen, as they see it. */
export const ownLines = (guest: Page, name: string, words: GroupWords = english) =>
  guest.getByRole('region', { name: words.own(name) });

/** Chooses a Margherita as it comes. */
export async function choosePizza(guest: Page, words: GroupWords = english): Promise<void> {
  await guest.getByRole('button', { name: 'Margherita', exact: true }).click();
  await guest.getByRole('dialog').getByRole('button', { name: words.add }).click();
  await expect(guest.getByRole('dialog')).toHaveCount(0);
}
