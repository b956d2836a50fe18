import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const buttonsOf = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('button:not(:disabled)'),
];

/**
 * Where a key leads within a list of rows with buttons: up and down to another row, left and right within one, Home and
 * End to the first and the last. The rows have `data-row`.
 */
export function rowAfter(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const button = event.target as HTMLElement;
  const row = button.closest<HTMLElement>('[data-row]');
  if (!row) return undefined;
  const at = rows.indexOf(row);
  if (event.key === 'ArrowLeft') return buttonsOf(row)[0];
  if (event.key === 'ArrowRight') return buttonsOf(row).at(-1);
  if (event.key === 'Home') return rows[0] && buttonsOf(rows[0]).at(-1);
  const step = steps[event.key];
  const to = event.key === 'End' ? rows.at(-1) : step === undefined ? undefined : rows[at + step];
  return to && buttonsOf(to).at(-1);
}
