import { moneyFormatter } from '../../../core/money/format-money.ts';
import { toMinor } from '../../../core/money/money.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';

/** What a change is about, in the order in which a plan tells it. */
export const areas = ['Huts', 'Menu', 'Offers', 'Settings', 'Texts', 'Baskets'] as const;

/** Something that will be different for customers or huts, in a restaurant's words [OPR-10]. */
export interface Consequence {
  readonly area: (typeof areas)[number];
  /** A sentence or less, without its full stop. */
  readonly text: string;
}

/** An amount of decimals as the market writes it. */
export type Amount = (decimal: number) => string;

/** How a market writes amounts. */
export const amountsOf = ({ money, locales }: Pick<Manifest, 'money' | 'locales'>): Amount => {
  const format = moneyFormatter(money, locales[0]);
  return (decimal) => format(toMinor(decimal));
};

/** Most names that are listed; the rest are counted. */
const mostNames = 5;

/** Names as a sentence lists them: the first ones, and how many more there are. */
export function listed(names: readonly string[]): string {
  const shown = names.length > mostNames + 1 ? names.slice(0, mostNames) : names;
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** What was and what will be. */
export const turned = (before: string, after: string): string => `${before} → ${after}`;

/** Longest text that is quoted whole. */
const longestQuote = 120;

/** A text of customers in quotation marks, cut where it is long. */
export const quoted = (text: string): string =>
  `“${text.length > longestQuote ? `${text.slice(0, longestQuote - 1)}…` : text}”`;
