import { type CallRules, isList } from '../call-rules.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** A driver tip in minor units with the option that was picked [SUR-23]. */
export interface DriverTip {
  readonly amount: number;
  readonly tippingOption: string;
}

/** A surcharge of the order; `price` is the listed fee, `amount` what is charged, both in minor units [SUR-02]. */
export interface Surcharge {
  readonly type: string;
  readonly amount: number;
  readonly price: number;
  readonly lowerThreshold?: number;
  readonly upperThreshold?: number;
  readonly tippingOption?: string;
  /** Of a fulfilment extra: what shows the amount is the extra's plugin. */
  readonly isExtra?: true;
}

/** Facts that decide the surcharges of an order; amounts in minor units. */
export interface SurchargeFacts {
  readonly hut: Hut;
  readonly manifest: Pick<Manifest, 'payments' | 'tipping' | 'surcharges' | 'flags'>;
  readonly disposition: Disposition;
  /** Subtotal less discount [SUR-10]. */
  readonly orderValue: number;
  readonly isAccountHolder: boolean;
  readonly paymentType: string | undefined;
  readonly tip: DriverTip | undefined;
}

/**
 * Decides which surcharges an order carries (one a market). Amounts are 0 or more, and between two whole currency
 * units of order value they only rise or only fall: the deal assistant reckons with that.
 */
export interface SurchargePolicy {
  surchargesFor(facts: SurchargeFacts): readonly Surcharge[];
}

export const surchargePolicyCalls: CallRules<SurchargePolicy> = {
  surchargesFor: { fits: isList },
};
