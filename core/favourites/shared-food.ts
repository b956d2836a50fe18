import type { Choice } from '../menu/choice.ts';
import { choiceIn, isId, partsOf } from './choice-in.ts';
import { longestName, longestTitle, plainText } from './plain-text.ts';

/** Items of a basket that are alike. */
export interface SharedItem {
  readonly choice: Choice;
  readonly count: number;
  /** What the menu of who shared it calls it, for where it is not sold. */
  readonly title: string;
}

/** A deal with what was chosen for it; without any choice, the deal as it is offered. */
export interface SharedDeal {
  readonly dealId: string;
  readonly choices: Readonly<Record<number, readonly Choice[]>>;
  readonly title: string;
}

/**
 * What a link holds: food by the ids of the catalogue. Nobody's data and no price are a part of it: whoever opens it
 * sees what it costs where they are [SHP-26].
 */
export interface SharedFood {
  /** What a customer called it. */
  readonly name?: string;
  readonly deals: readonly SharedDeal[];
  readonly items: readonly SharedItem[];
}

/** Shape of what a link holds; a link of another version cannot be read. */
const version = 1;

/** Longest text that is read out of a link, in characters. */
const longestText = 24_000;

/** Most that a link holds, each item and each choice of a deal counted, as in an order [SEC-01]. */
const mostChoices = 200;

/** Highest slot of a deal, as in an order. */
const lastSlot = 100;

/** Writes what is shared as letters, digits, `-` and `_`. */
export function sharedText({ name, deals, items }: SharedFood): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ version, name, deals, items }));
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Whether a link can hold it all. */
export const fitsLink = (food: SharedFood): boolean => sharedIn(sharedText(food)) !== undefined;

/** Reads what a link holds, which may have been written by anybody; undefined where any of it is not as it has to be. */
export function sharedIn(text: string): SharedFood | undefined {
  const parts = partsOf(parsed(text));
  if (parts.get('version') !== version) return undefined;
  const deals = eachOf(parts.get('deals'), dealIn);
  const items = eachOf(parts.get('items'), itemIn);
  if (!deals || !items) return undefined;
  const chosen = deals.flatMap(({ choices }) => Object.values(choices).flat());
  const count = items.reduce((sum, item) => sum + item.count, deals.length + chosen.length);
  if (count === 0 || count > mostChoices) return undefined;
  const name = plainText(parts.get('name'), longestName);
  return { ...(name !== undefined && { name }), deals, items };
}

function parsed(text: string): unknown {
  if (text.length > longestText || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Every entry of a list as it is read; undefined where it is no list, or one of them cannot be read. */
function eachOf<Entry>(
  list: unknown,
  read: (value: unknown) => Entry | undefined,
): readonly Entry[] | undefined {
  if (!Array.isArray(list) || list.length > mostChoices) return undefined;
  const entries = (list as readonly unknown[]).map(read);
  return entries.some((entry) => entry === undefined) ? undefined : (entries as readonly Entry[]);
}

function itemIn(value: unknown): SharedItem | undefined {
  const parts = partsOf(value);
  const choice = choiceIn(parts.get('choice'));
  const count = parts.get('count');
  const title = plainText(parts.get('title'), longestTitle);
  const isCount = typeof count === 'number' && Number.isInteger(count) && count > 0;
  return choice && isCount && title !== undefined ? { choice, count, title } : undefined;
}

function dealIn(value: unknown): SharedDeal | undefined {
  const parts = partsOf(value);
  const dealId = parts.get('dealId');
  const title = plainText(parts.get('title'), longestTitle);
  if (!isId(dealId) || title === undefined) return undefined;
  const choices: Record<number, readonly Choice[]> = {};
  for (const [slot, list] of partsOf(parts.get('choices'))) {
    const chosen = eachOf(list, choiceIn);
    if (!/^\d{1,3}$/.test(slot) || Number(slot) > lastSlot || !chosen) return undefined;
    choices[Number(slot)] = chosen;
  }
  return { dealId, choices, title };
}
