/** Whether two postcodes or addresses are the same, whatever their spaces and case [ADR-06]. */
export const isSameAddress = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
