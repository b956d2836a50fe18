import type { Manifest } from '../../schemas/types/manifest.ts';

/** How a market asks whether it may write to a customer: they agree, or they object. */
export type MarketingMode = Manifest['checkout']['marketingMode'];

/** What the customer ticked. */
export interface MarketingTicks {
  readonly optIn: boolean;
  readonly optOut: boolean;
}

/** What the law asks, where the manifest says it, else what the form of the market does [CHK-87, CHK-88, SHP-06]. */
export const marketingMode = ({
  checkout,
  marketing,
}: Pick<Manifest, 'checkout' | 'marketing'>): MarketingMode =>
  marketing?.consent ?? checkout.marketingMode;

/** Where customers opt in, only who ticked is written to, else all but who ticked [ORD-33]. */
export const mayWrite = (mode: MarketingMode, { optIn, optOut }: MarketingTicks): boolean =>
  mode === 'opt-in' ? optIn : !optOut;
