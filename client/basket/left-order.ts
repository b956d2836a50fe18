/**
 * Header that names, by its signed state, an order that its customer left half-way: what it holds of a voucher or a gift
 * card is theirs to use again.
 */
export const leftOrderHeader = (replaces: string | undefined): Readonly<Record<string, string>> =>
  replaces === undefined ? {} : { 'replaces-order': replaces };
