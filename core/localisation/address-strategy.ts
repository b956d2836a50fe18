import { type CallRules, isList, isRecord, optional } from '../call-rules.ts';
import type { AddressMessage } from '../address/address-problem.ts';
import type { PlacesApi } from '../address/place-lookup.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { GeocodedPlace, StreetRecord } from '../../schemas/types/http/places.ts';

/** What a customer typed or picked to say where they are; which fields are set is up to the strategy. */
export interface AddressInput {
  readonly postcode?: string;
  readonly street?: string;
  readonly streetNumber?: string;
  readonly city?: string;
  /** A whole address on one line, as a map search takes it. */
  readonly address?: string;
  /** The place that was picked for the address. */
  readonly placeId?: string;
  /** Records of the street, once it was looked up. */
  readonly streets?: readonly StreetRecord[];
}

/** Fields that a customer types into. */
export type AddressFieldName = 'postcode' | 'street' | 'streetNumber' | 'city' | 'address';

/** One field of the form as a market shows it. */
export interface AddressField {
  readonly name: AddressFieldName;
  /** Wording keys. */
  readonly label: string;
  readonly example: string;
  readonly autoComplete: string;
  readonly inputMode?: 'text' | 'numeric';
  /** Most characters; absent means any number. */
  readonly maxLength?: number;
  /** Suggestions follow what is typed. */
  readonly suggests?: boolean;
  /** Takes little room: may stand beside another short one. */
  readonly isShort?: boolean;
  /** Shows once something is wrong with it: what most addresses bring along by themselves [SHP-19]. */
  readonly isOnDemand?: boolean;
}

/** One suggestion under a field. */
export interface AddressSuggestion {
  readonly id: string;
  /** What stands in the field when it is chosen. */
  readonly value: string;
  /** More about it, for the list. */
  readonly description?: string;
  /** What choosing it fills in. */
  readonly input: AddressInput;
}

/** A field with the rule it breaks, as a wording key of the market. */
export interface AddressProblem extends AddressMessage {
  readonly field: AddressFieldName;
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

/** Where a delivery goes on the map, in maps markets; sent with an order where the market asks for it [LOC-04]. */
export interface DeliveryLocation {
  readonly address: {
    readonly streetAddress: string;
    readonly addressLocality: string;
    readonly addressRegion: string;
    readonly postalCode: string;
  };
  readonly placeId: string;
}

/** Outcome of looking for the hut of an address. Messages are wording keys of the market. */
export type AddressLookup =
  | {
      readonly kind: 'found';
      readonly hut: Hut;
      readonly address: DeliveryAddress;
      readonly location?: DeliveryLocation;
    }
  | ({ readonly kind: 'invalid' } & AddressProblem)
  /** The address is none, or could not be looked up: a warning says so and nothing is submitted [ADR-10, ADR-37]. */
  | ({ readonly kind: 'refused' } & AddressMessage)
  /** Nobody delivers there. */
  | { readonly kind: 'not-served'; readonly address: DeliveryAddress; readonly message: string };

/** What is being looked for. */
export interface AddressQuestion {
  readonly type: Disposition;
  readonly flagLevel: string;
}

/** What a strategy may ask of the engine. Every method throws when its call fails. */
export interface AddressPorts extends PlacesApi {
  /** First hut that delivers to the postcode, or undefined (LOC-11). */
  hutByPostcode(postcode: string): Promise<Hut | undefined>;
  /** One hut, or undefined (LOC-12). */
  hutById(sector: string, hutId: string): Promise<Hut | undefined>;
  /** The hut of the sectors that serves a place, or undefined (LOC-14). */
  hutAt(lat: number, lng: number, sectors: readonly string[]): Promise<Hut | undefined>;
}

/** How a customer of a market gives an address and how the hut for it is found (one a market). */
export interface AddressStrategy {
  /** Dispositions for which the market's customers type an address; for others they pick a hut from the list. */
  readonly addressFor: readonly Disposition[];
  /** Of those, the dispositions whose address is shown on the map for a hut to be picked there [LOC-38]. */
  readonly onMapFor: readonly Disposition[];
  /** The fields to show, in order. */
  readonly fields: readonly AddressField[];
  /** What stands in the form after a field was typed into: what depended on the old value goes. */
  type(input: AddressInput, field: AddressFieldName, value: string): AddressInput;
  /** The first rule that an address breaks; while it is being typed only those whose fields are all there [ADR-08]. */
  check(input: AddressInput, isComplete: boolean): AddressProblem | undefined;
  /** Suggestions for a field; undefined while its text is too short for any [ADR-26]. */
  suggest(
    field: AddressFieldName,
    input: AddressInput,
    question: AddressQuestion,
    ports: AddressPorts,
  ): Promise<readonly AddressSuggestion[]> | undefined;
  /** The form's contents for an address of before. */
  fromAddress(address: DeliveryAddress, location: DeliveryLocation | undefined): AddressInput;
  /** The form's contents for a text of a link [LOC-51]. */
  fromText(text: string): AddressInput;
  /** The form's contents for the place a customer is at [LOC-30]. */
  fromPlace(place: GeocodedPlace): AddressInput;
  /** Finds the hut that delivers to the address. */
  find(input: AddressInput, question: AddressQuestion, ports: AddressPorts): Promise<AddressLookup>;
}

/** How long a hut or suggestions are waited for, in milliseconds: longer than all calls with their retries take. */
const longestLookupMs = 120_000;

export const addressStrategyCalls: CallRules<AddressStrategy> = {
  addressFor: { fits: isList },
  onMapFor: { fits: isList },
  fields: { fits: isList },
  type: { fits: isRecord },
  check: { fits: optional(isRecord) },
  suggest: { fits: optional(isList), limitMs: longestLookupMs },
  fromAddress: { fits: isRecord },
  fromText: { fits: isRecord },
  fromPlace: { fits: isRecord },
  find: { fits: isRecord, limitMs: longestLookupMs },
};
