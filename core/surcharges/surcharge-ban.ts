import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** What decides whether a way of paying may cost the customer something. */
export interface SurchargeBanFacts {
  readonly hut: Pick<Hut, 'address'>;
  readonly manifest: {
    readonly payments: Pick<Manifest['payments'], 'surcharge' | 'surchargeBan'>;
  };
}

/** Whether the law at a hut forbids to charge for a way of paying [SHP-06]. */
export const forbidsPaymentSurcharges = ({ hut, manifest }: SurchargeBanFacts): boolean => {
  const { everywhere = false, regions = [] } = manifest.payments.surchargeBan ?? {};
  const { region } = hut.address;
  return everywhere || (region !== undefined && regions.includes(region));
};

/** Whether a customer pays more for paying by a type at a hut [SUR-21, SHP-06]. */
export const costsMore = (paymentType: string, facts: SurchargeBanFacts): boolean =>
  (facts.manifest.payments.surcharge[paymentType] ?? 0) > 0 && !forbidsPaymentSurcharges(facts);
