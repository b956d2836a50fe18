import type { Choice } from '../menu/choice.ts';
import { choiceIn, isId, partsOf } from './choice-in.ts';
import { longestName, longestTitle, plainText } from './plain-text.ts';

/** A product or a deal of the menu that a customer wants to find again. */
interface MenuFavourite {
  readonly kind: 'product' | 'deal';
  /** Id of the product or the deal. */
  readonly id: string;
  /** What the menu called it when it was saved. */
  readonly title: string;
}

/** A pizza that a customer has made and given a name. */
export interface OwnPizza {
  readonly kind: 'own';
  /** Made by the device that saved it. */
  readonly id: string;
  /** What the menu called what it was made of. */
  readonly title: string;
  readonly name: string;
  readonly choice: Choice;
}

/** What a customer keeps to have it again; no price is a part of it [SHP-26]. */
export type Favourite = MenuFavourite | OwnPizza;

/** Most favourites that an account or a device keeps. */
export const mostFavourites = 100;

/** What tells two favourites apart. */
export const favouriteKey = ({ kind, id }: Pick<Favourite, 'kind' | 'id'>): string =>
  `${kind} ${id}`;

/** A favourite that came from outside, with nothing else in it; undefined for what is none [SHP-26]. */
export function favouriteIn(value: unknown): Favourite | undefined {
  const parts = partsOf(value);
  const kind = parts.get('kind');
  const id = parts.get('id');
  const title = plainText(parts.get('title'), longestTitle);
  if (!isId(id) || title === undefined) return undefined;
  if (kind === 'product' || kind === 'deal') return { kind, id, title };
  const name = plainText(parts.get('name'), longestName);
  const choice = choiceIn(parts.get('choice'));
  if (kind !== 'own' || name === undefined || !choice) return undefined;
  return { kind, id, title, name, choice };
}

/** A list of favourites that came from outside: what is none of them, is there twice or is too many is left out. */
export function favouritesIn(value: unknown): readonly Favourite[] {
  const found = new Map<string, Favourite>();
  for (const one of Array.isArray(value) ? (value as readonly unknown[]) : []) {
    const favourite = favouriteIn(one);
    if (favourite && found.size < mostFavourites) found.set(favouriteKey(favourite), favourite);
  }
  return [...found.values()];
}
