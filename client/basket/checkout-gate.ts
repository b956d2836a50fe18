/** What can stop a customer who presses checkout; `disabled` means that the button cannot be pressed. */
export type GateStop =
  | 'disabled'
  | 'minimum-order'
  | 'deal-threshold'
  | 'alcohol'
  | 'credits-left'
  | 'upsell'
  | 'validation';

/** What is suggested before checkout; the stores of buying bring it [UPS-12]. */
export interface UpsellGate {
  /** There is something the customer has not been asked about. */
  readonly hasUpsell: boolean;
  /** Resolves when it is known whether there is something, or nobody wants to wait longer. */
  settle(): Promise<unknown>;
}

/** What the gate decides by; amounts in minor units. */
export interface GateFacts {
  readonly isEmpty: boolean;
  /** Less than nothing would be due [BSK-58]. */
  readonly isBelowNothing: boolean;
  readonly minimumGap: number;
  readonly thresholdGap: number;
  readonly isAlcoholRefused: boolean;
  /** The market asks before credit is left over, and the customer has not continued yet [BSK-60]. */
  readonly asksAboutCreditsLeft: boolean;
  /** Gift card credit at hand, used or not. */
  readonly credit: number;
  /** The total before the credit is used. */
  readonly total: number;
  /** An upsell waits to be shown. */
  readonly hasUpsell: boolean;
  /** The validator is wanted and has not answered success yet [BSK-46]. */
  readonly needsValidation: boolean;
}

/** The gate, in the order it is passed: the first that stops wins [BSK-57, BSK-58, BSK-59, BSK-60, BSK-61, BSK-62]. */
export const checkoutGate: readonly {
  readonly stop: GateStop;
  readonly stops: (facts: GateFacts) => boolean;
}[] = [
  {
    stop: 'disabled',
    stops: ({ isEmpty, isBelowNothing }) => isEmpty || isBelowNothing,
  },
  { stop: 'minimum-order', stops: ({ minimumGap }) => minimumGap > 0 },
  { stop: 'deal-threshold', stops: ({ thresholdGap }) => thresholdGap > 0 },
  { stop: 'alcohol', stops: ({ isAlcoholRefused }) => isAlcoholRefused },
  {
    stop: 'credits-left',
    stops: ({ asksAboutCreditsLeft, credit, total }) =>
      asksAboutCreditsLeft && total > 0 && credit > total,
  },
  { stop: 'upsell', stops: ({ hasUpsell }) => hasUpsell },
  { stop: 'validation', stops: ({ needsValidation }) => needsValidation },
];

/** What stops the customer first; undefined lets them through to checkout. */
export const firstStop = (facts: GateFacts): GateStop | undefined =>
  checkoutGate.find(({ stops }) => stops(facts))?.stop;
