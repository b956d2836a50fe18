import type { Disposition, Hut } from '../../schemas/types.ts';

/** What a customer typed or picked to say where they are; which fields are set is up to the strategy. */
export interface AddressInput {
  readonly postcode?: string;
  readonly street?: string;
  readonly streetNumber?: string;
  readonly city?: string;
  readonly placeId?: string;
}

/** A delivery address as it is kept with the customer and prefilled at checkout (LOC-04). */
export interface DeliveryAddress {
  readonly postcode: string;
  readonly street?: string;
  readonly streetNumber?: string;
  readonly city?: string;
  readonly streetName?: string;
  readonly streetType?: string;
  readonly address?: string;
  readonly lat?: number;
  readonly lng?: number;
}

/** Outcome of looking for the hut of an address. `message` is a wording key of the market. */
export type AddressLookup =
  | { readonly kind: 'found'; readonly hut: Hut; readonly address: DeliveryAddress }
  | { readonly kind: 'invalid'; readonly field: keyof AddressInput; readonly message: string }
  | { readonly kind: 'not-served'; readonly address: DeliveryAddress; readonly message: string };

/** What a strategy may ask of the engine. */
export interface AddressPorts {
  /** First hut that delivers to the postcode, or undefined (LOC-11). Throws when the call fails. */
  hutByPostcode(postcode: string): Promise<Hut | undefined>;
}

/** How a customer of a market gives an address and how the hut for it is found (one a market). */
export interface AddressStrategy {
  /** Dispositions for which the market's customers type an address; for others they pick a hut from the list. */
  readonly addressFor: readonly Disposition[];
  /** The fields to show, in order, with wording keys for label and example. */
  readonly fields: readonly {
    readonly name: keyof AddressInput;
    readonly label: string;
    readonly example: string;
    readonly autoComplete: string;
    readonly inputMode?: 'text' | 'numeric';
  }[];
  /** Pure check and normalisation of one field: the value to keep, or the wording key of what is wrong. */
  check(
    field: keyof AddressInput,
    value: string,
  ):
    | { readonly ok: true; readonly value: string }
    | { readonly ok: false; readonly message: string };
  /** Finds the hut that delivers to the address. */
  find(input: AddressInput, ports: AddressPorts): Promise<AddressLookup>;
}
