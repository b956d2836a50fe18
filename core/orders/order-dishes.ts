import type { SummaryLine } from '../../schemas/types/http/orders.ts';

/** What of an order can be rated by itself: its items and those of its deals, each once [SHP-30]. */
export const dishesOf = (lines: readonly SummaryLine[]): readonly string[] => [
  ...new Set(lines.flatMap(({ item, title, details = [] }) => (item ? [title] : details))),
];
