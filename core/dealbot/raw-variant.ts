import type { SlotGroup } from './deal-ways.ts';
import type { VariantGroup } from '../optimiser/instance.ts';

/** A variant whose groups name choices in place of classes. */
export interface RawVariant {
  readonly deal: number;
  readonly constant: number;
  readonly groups: readonly (Omit<VariantGroup, 'classes'> & {
    readonly units: readonly number[];
    readonly slots: SlotGroup['slots'];
  })[];
}
