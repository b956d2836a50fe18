import type { StreetRecord } from '../../schemas/types/http/places.ts';
import type { AddressMessage } from './address-problem.ts';

/** The record a street number belongs to, or the rule it breaks. */
export type StreetMatch =
  | { readonly kind: 'matched'; readonly record: StreetRecord }
  | { readonly kind: 'refused'; readonly problem: AddressMessage }
  /** No record reaches it: it lies in a gap between them [ADR-25]. */
  | { readonly kind: 'unserved' };

/**
 * Finds the record of a street that a house number belongs to: the first in hut order whose range holds it, both
 * ends included, and whose parity it has [ADR-19, ADR-20, ADR-21, ADR-23, ADR-24, ADR-25].
 */
export const matchStreetNumber = (
  records: readonly StreetRecord[],
  number: number,
): StreetMatch => {
  if (records.length === 0) return { kind: 'unserved' };
  const from = Math.min(...records.map(({ number_from }) => number_from));
  const to = Math.max(...records.map(({ number_to }) => number_to));
  if (number < from || number > to) {
    const values = { n: number, from, to };
    return { kind: 'refused', problem: { message: 'localisation.address.notBetween', values } };
  }
  const reaching = inHutOrder(records).filter(
    ({ number_from, number_to }) => number >= number_from && number <= number_to,
  );
  const record = reaching.find((candidate) => fitsParity(candidate, number));
  if (record) return { kind: 'matched', record };
  const [first] = reaching;
  if (!first) return { kind: 'unserved' };
  const message =
    first.number_type === 'Odd' ? 'localisation.address.oddOnly' : 'localisation.address.evenOnly';
  return { kind: 'refused', problem: { message } };
};

const inHutOrder = (records: readonly StreetRecord[]): readonly StreetRecord[] =>
  records.toSorted((one, other) => one.hut.localeCompare(other.hut, undefined, { numeric: true }));

const fitsParity = ({ number_type }: StreetRecord, number: number): boolean =>
  number_type === 'Consecutive' || (number % 2 === 0) === (number_type === 'Even');
