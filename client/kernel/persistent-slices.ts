/** A part of the state that outlives the page: some fields of one store, or all of it. */
export interface Slice {
  readonly key: string;
  readonly store: string;
  /** Absent: the whole store. */
  readonly fields?: readonly string[];
}

/** What is kept in local storage, each under the manifest's prefix and its own key [SHL-50]. */
export const persistentSlices: readonly Slice[] = [
  {
    key: 'language',
    store: 'session',
    fields: ['selectedLanguage', 'languageChangedManually'],
  },
  { key: 'account', store: 'session', fields: ['authentication', 'tokenEndsAt', 'firstName'] },
  { key: 'disposition', store: 'localisation', fields: ['disposition', 'pendingDisposition'] },
  { key: 'huts', store: 'localisation', fields: ['hut', 'deliveryAddress', 'deliveryLocation'] },
  { key: 'basket', store: 'basket' },
  { key: 'voucher', store: 'vouchers' },
  { key: 'credits', store: 'giftCards' },
  { key: 'customer', store: 'checkout' },
  { key: 'order', store: 'order' },
  { key: 'loyalty', store: 'loyalty' },
];

/** Slices that must never be found in storage; older releases may have left some [SHL-51]. */
export const transientSlices = [
  'menu',
  'deals',
  'notifications',
  'geolocation',
  'timeSlots',
  'eta',
] as const;
