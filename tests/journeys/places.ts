/** A hut of the sample markets. */
export interface Place {
  readonly market: 'uk' | 'fr' | 'in' | 'ca';
  readonly sector: string;
  readonly hutId: string;
  /** A postcode that the hut delivers to. */
  readonly postcode?: string;
  /** The language its customers read; English unless said otherwise. */
  readonly locale?: string;
}

/** Huts that journeys order from. */
export const places = {
  /** Never closes. */
  clapham: { market: 'uk', sector: 'uk-1', hutId: '1101', postcode: 'SW11 1JB' },
  /** Open from eleven to eleven on a Wednesday. */
  islington: { market: 'uk', sector: 'uk-1', hutId: '1104' },
  /** Whose card provider has a page of its own. */
  glasgow: { market: 'uk', sector: 'uk-1', hutId: '1110' },
  leicester: { market: 'uk', sector: 'uk-2', hutId: '2101' },
  /** Never closes. */
  paris: { market: 'fr', sector: 'fr-1', hutId: '1101', locale: 'fr-FR' },
  /** Never closes, and takes meal vouchers alone. */
  essai: { market: 'fr', sector: 'fr-1', hutId: '1999', locale: 'fr-FR' },
  /** Never closes. */
  koramangala: { market: 'in', sector: 'in-1', hutId: '4001' },
  indiranagar: { market: 'in', sector: 'in-1', hutId: '4004' },
  /** Never closes. */
  toronto: { market: 'ca', sector: 'ca-1', hutId: '6001' },
  /** Whose cards are typed at checkout. */
  ottawa: { market: 'ca', sector: 'ca-1', hutId: '6005' },
  /** Never closes; the law of Québec holds. */
  montreal: { market: 'ca', sector: 'ca-1', hutId: '6011', locale: 'fr-CA' },
  vancouver: { market: 'ca', sector: 'ca-2', hutId: '7001' },
} as const satisfies Readonly<Record<string, Place>>;

/** A hut of each market that never closes. */
export const alwaysOpen: Readonly<Record<Place['market'], Place>> = {
  uk: places.clapham,
  fr: places.paris,
  in: places.koramangala,
  ca: places.toronto,
};
