import type { StoreConfig } from '../../schemas/types/http/orders.ts';

/** A script that a provider or the maker of a wallet serves. */
export interface ProviderScript {
  /** Where the provider serves it. */
  readonly address: string;
  /** File name of its stand-in. */
  readonly standIn: string;
}

/** Where the stand-in of a script is; undefined where the gateway of the payment type takes money [PAY-166]. */
export const standInAddress = (
  type: string,
  { standIns = {} }: Pick<StoreConfig, 'standIns'>,
  fileName: string,
): string | undefined => {
  const folder = new Map(Object.entries(standIns)).get(type);
  return folder === undefined ? undefined : `${folder}/${fileName}`;
};

/**
 * Where the script of a payment type is loaded from: the provider, or this site where the gateway of the type takes no money
 * and so has a stand-in [PAY-166, PAY-174].
 */
export const scriptAddress = (
  type: string,
  config: Pick<StoreConfig, 'standIns'>,
  { address, standIn }: ProviderScript,
): string => standInAddress(type, config, standIn) ?? address;
