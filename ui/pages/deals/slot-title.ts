import type { TFunction } from 'i18next';
import type { DealSlot } from '../../../core/deals/deal-slots.ts';

/** Name of a slot: the heading of its option, numbered where the option has several slots. */
export function slotTitle(
  { option, optionIndex, slot }: DealSlot,
  slots: readonly DealSlot[],
  t: TFunction,
): string {
  const title = option.title ?? t(`deals.slot.type.${option.type}`);
  const siblings = slots.filter((other) => other.optionIndex === optionIndex);
  if (siblings.length < 2) return title;
  const number = siblings.findIndex((other) => other.slot === slot) + 1;
  return t('deals.slot.numbered', { title, number, count: siblings.length });
}
