import { arrive } from '../arrive.ts';
import { expect, type Page, test } from '../journey.ts';
import { alwaysOpen } from '../places.ts';

/** Categories in which many products are drawn and none is a pizza. */
const categories = {
  uk: ['sides', 'melts', 'desserts'],
  fr: ['wings', 'flatzz', 'others'],
  in: ['wings', 'pastas', 'dips'],
  ca: ['sides', 'desserts', 'drinks'],
} as const;

/** What each card of a category shows: its title, and its drawing without the ids that differ from place to place. */
const drawnIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .evaluateAll((cards) =>
      cards.map((card) => {
        // What is far below is drawn once it comes near.
        const drawing = card.querySelector('svg[viewBox="-100 -100 200 200"]');
        if (!drawing?.innerHTML) card.scrollIntoView();
        return {
          title: card.querySelector('h2, h3, h4')?.textContent ?? '',
          drawing: (drawing?.innerHTML ?? '')
            .replaceAll(/ id="[^"]*"/g, '')
            .replaceAll(/(url\(|href=")#[^")]*/g, ''),
        };
      }),
    );

for (const [market, place] of Object.entries(alwaysOpen)) {
  test(`every product of ${market} is drawn as nothing else is [SHP-46]`, async ({ page }) => {
    for (const category of categories[market as keyof typeof categories]) {
      await arrive(page, `/order/${category}/`, { at: place, by: 'collection' });
      await expect
        .poll(async () => {
          const cards = await drawnIn(page);
          return cards.length > 1 && cards.every(({ drawing }) => drawing !== '');
        })
        .toBe(true);
      const drawn = await drawnIn(page);
      const byDrawing = new Map<string, Set<string>>();
      for (const { title, drawing } of drawn) {
        byDrawing.set(drawing, new Set([...(byDrawing.get(drawing) ?? []), title]));
      }
      const shared = [...byDrawing.values()].map((titles) => [...titles]);
      expect(shared.filter((titles) => titles.length > 1)).toEqual([]);
    }
  });
}
