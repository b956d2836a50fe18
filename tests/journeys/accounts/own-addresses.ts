/** Markets with accounts. */
export type Market = 'uk' | 'in' | 'ca';

/** What is typed of an address at checkout, and what of it is read afterwards. */
export const atCheckout = {
  uk: { 'Address line 1': '12 Lavender Hill', 'Town or city': 'London' },
  in: { 'Flat, floor or building': '4B, Lake View' },
  ca: { 'Street address': '290 Queen Street West' },
} as const satisfies Readonly<Record<Market, Readonly<Record<string, string>>>>;

export const instructions = 'Instructions for your driver (optional)';

/** Another address at the same place, as the account asks for it. */
export const another = {
  uk: { 'Address line 1': '7 St John’s Road', 'Town or city': 'London', Postcode: 'SW11 1JB' },
  in: { 'Flat, floor or building': 'Tower 9' },
  ca: { 'Street address': 'Unit 5, 290 Queen Street West' },
} as const satisfies Readonly<Record<Market, Readonly<Record<string, string>>>>;

/** What the account asks for besides, where checkout finds it out from the place. */
export const found = {
  uk: {},
  in: { Street: 'Koramangala 5th Block', City: 'Bengaluru', 'PIN code': '560034' },
  ca: { City: 'Toronto', 'Postal code': 'M5V 2A1' },
} as const satisfies Readonly<Record<Market, Readonly<Record<string, string>>>>;
