import { type PicturedKind, uploadKey, withPicture } from '../../core/menu/picture-address.ts';
import type { WordTree } from '../../core/shell/boot-data.ts';
import type { EntryPicture, PicturedEntry } from '../../schemas/types/http/operators.ts';
import type { RunningMarket } from '../markets/running-market.ts';

/** A text of the wording by its key; the key where there is none. */
function wordOf(words: WordTree | undefined, key: string): string {
  let found: WordTree | string | undefined = words;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : key;
}

/** The first of each id: sectors may sell the same under prices of their own. */
const distinct = <Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ id }, index) => entries.findIndex((other) => other.id === id) === index);

/** What an entry is shown by. @param img what its file names */
export function pictureOf(
  { market, pictures }: Pick<RunningMarket, 'market' | 'pictures'>,
  kind: PicturedKind,
  { id, img }: { readonly id: string; readonly img?: string | undefined },
): EntryPicture {
  const named = { id, ...(img !== undefined && { img }) };
  const made = withPicture<{ id: string; img?: string }>(named, kind, market.manifest, pictures);
  return {
    isUploaded: pictures.uploaded.has(uploadKey(kind, id)),
    ...(made.img !== undefined && { img: made.img }),
  };
}

/** The products, deals and promotions of a market with their pictures, in the order of the menu [OPR-26]. */
export function picturedEntries(running: RunningMarket): readonly PicturedEntry[] {
  const { catalogue, market } = running;
  const { landingPages } = market.manifest.promo;
  const words = running.words(running.locales[0] ?? '');
  const products = distinct(catalogue?.products ?? []).map((product): PicturedEntry => {
    const { img: _img, ...drawn } = product;
    const { id, title } = product;
    return {
      kind: 'product',
      id,
      title,
      product: drawn,
      ...pictureOf(running, 'product', product),
    };
  });
  const deals = distinct(catalogue?.deals ?? []).map((deal): PicturedEntry => ({
    kind: 'deal',
    id: deal.id,
    title: deal.title,
    ...(deal.look !== undefined && { look: deal.look }),
    ...pictureOf(running, 'deal', deal),
  }));
  const promos = Object.entries(landingPages).map(([id, { title, image, img }]): PicturedEntry => ({
    kind: 'promo',
    id,
    title: wordOf(words, title),
    look: image,
    ...pictureOf(running, 'promo', { id, img }),
  }));
  return [...products, ...deals, ...promos];
}

/** What the files of a market name for an entry; undefined where there is no such entry. */
export function filedPicture(
  { catalogue, market }: Pick<RunningMarket, 'catalogue' | 'market'>,
  kind: PicturedKind,
  id: string,
): { readonly id: string; readonly img?: string | undefined } | undefined {
  if (kind === 'promo') {
    const { landingPages } = market.manifest.promo;
    return Object.hasOwn(landingPages, id) ? { id, img: landingPages[id]?.img } : undefined;
  }
  const entries = kind === 'product' ? catalogue?.products : catalogue?.deals;
  return entries?.find((entry) => entry.id === id);
}
