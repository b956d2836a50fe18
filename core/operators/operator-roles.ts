/** What an operator is, from the least that may be done to the most [OPR-20]. */
export const operatorRoles = ['viewer', 'hut', 'market', 'admin'] as const;

export type OperatorRole = (typeof operatorRoles)[number];

/** What a call of the console needs. */
export const operatorRights = [
  'see-orders',
  'see-customers',
  'work-orders',
  'run-huts',
  'refund',
  'hand-over-again',
  'see-figures',
  'see-settings',
  'publish-settings',
  'change-pictures',
  'read-audit',
] as const;

export type OperatorRight = (typeof operatorRights)[number];

/** Who may do what [OPR-20]. */
const rightsByRole: Readonly<Record<OperatorRole, readonly OperatorRight[]>> = {
  viewer: ['see-orders', 'see-figures', 'see-settings'],
  hut: ['see-orders', 'see-customers', 'work-orders', 'run-huts', 'see-figures'],
  market: [
    'see-orders',
    'see-customers',
    'work-orders',
    'run-huts',
    'refund',
    'hand-over-again',
    'see-figures',
    'see-settings',
    'publish-settings',
    'change-pictures',
  ],
  admin: operatorRights,
};

export const rightsOfRole = (role: OperatorRole): readonly OperatorRight[] => rightsByRole[role];

export const mayOperator = (role: OperatorRole, right: OperatorRight): boolean =>
  rightsByRole[role].includes(right);

/** Whose orders an operator sees and works on. */
export interface OperatorScope {
  readonly role: OperatorRole;
  /** Ids of markets. */
  readonly markets: readonly string[];
  /** Huts, each as its sector, a slash and its id. */
  readonly huts: readonly string[];
}

/** A hut and the market it is in. */
export interface HutPlace {
  readonly market: string;
  readonly sector: string;
  readonly hutId: string;
}

/** How a scope names a hut. */
export const hutName = ({ sector, hutId }: Pick<HutPlace, 'sector' | 'hutId'>): string =>
  `${sector}/${hutId}`;

/** Whether a hut and its orders are an operator's business: admins look after all of them [OPR-20]. */
export const isInScope = ({ role, markets, huts }: OperatorScope, place: HutPlace): boolean =>
  role === 'admin' || markets.includes(place.market) || huts.includes(hutName(place));

/** Whether a market as a whole is an operator's business. */
export const isOwnMarket = (
  { role, markets }: Pick<OperatorScope, 'role' | 'markets'>,
  market: string,
): boolean => role === 'admin' || markets.includes(market);
