import { geocodeProblem } from '../../core/address/geocode-problem.ts';
import { needsStreetNumber } from '../../core/address/needs-street-number.ts';
import { isLongEnough, shownSuggestions } from '../../core/address/suggestion-rules.ts';
import type {
  AddressInput,
  AddressLookup,
  AddressPorts,
  AddressProblem,
  AddressQuestion,
  AddressStrategy,
} from '../../core/localisation/address-strategy.ts';
import type { GeocodedPlace } from '../../schemas/types/http/places.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { type AddressLine, deliveryAddressOf, deliveryLocationOf } from './delivery-place.ts';

type Settings = Pick<Manifest, 'address' | 'autocomplete' | 'flags' | 'geocoding' | 'sectors'>;

/** Options of the plugin. */
export interface MapsPlaceOptions {
  readonly addressLine: AddressLine;
}

const noHut = { kind: 'refused', message: 'localisation.address.noHut' } as const;

/** Most characters of a house number, with what may follow it. */
const longestNumber = 10;

const numberMissing: AddressProblem = {
  field: 'streetNumber',
  message: 'localisation.address.numberRequired',
};

const check = ({ address = '', streetNumber }: AddressInput): AddressProblem | undefined => {
  if (address.trim() === '') {
    return { field: 'address', message: 'localisation.address.searchRequired' };
  }
  return streetNumber === undefined || hasDigit(streetNumber) ? undefined : numberMissing;
};

const hasDigit = (text: string): boolean => /\d/.test(text);

/** A street with the house number that was typed beside it. */
const withNumber = (place: GeocodedPlace, number: string): GeocodedPlace => {
  const { street = '' } = place;
  return { ...place, number, address: place.address.replace(street, `${number} ${street}`) };
};

/** The place of an id; a geocoder that cannot answer says so with its status [ADR-37]. */
const geocoded = async (
  placeId: string,
  ports: AddressPorts,
): Promise<GeocodedPlace | undefined | Extract<AddressLookup, { kind: 'refused' }>> => {
  try {
    return await ports.geocode({ placeId });
  } catch (error) {
    const problem = geocodeProblem(error);
    if (!problem) throw error;
    return { kind: 'refused', ...problem };
  }
};

/**
 * A place that was picked from suggestions leads by its position to the hut [LOC-34, LOC-38, ADR-26, ADR-27, ADR-28,
 * ADR-29, ADR-30, ADR-31, ADR-32, ADR-33, ADR-34, ADR-35, ADR-36, ADR-37].
 */
export const mapsPlace = (
  { address: settings, autocomplete, flags, geocoding, sectors }: Settings,
  { addressLine }: MapsPlaceOptions,
): AddressStrategy => {
  const find = async (
    input: AddressInput,
    { type, flagLevel }: AddressQuestion,
    ports: AddressPorts,
  ): Promise<AddressLookup> => {
    const problem = check(input);
    if (problem) return { kind: 'invalid', ...problem };
    if (input.placeId === undefined) return noHut;
    const place = await geocoded(input.placeId, ports);
    if (place && 'kind' in place) return place;
    if (!place || place.country !== geocoding.country) return noHut;
    const isStreetOnly = place.street !== undefined && place.number === undefined;
    const number = isStreetOnly ? input.streetNumber?.trim() : undefined;
    if (isStreetOnly && number === undefined && needsStreetNumber(flags, type, flagLevel)) {
      return { kind: 'invalid', ...numberMissing };
    }
    const whole = number === undefined ? place : withNumber(place, number);
    const address = deliveryAddressOf(whole, addressLine);
    const hut = await ports.hutAt(place.latitude, place.longitude, sectors);
    return hut
      ? { kind: 'found', hut, address, location: deliveryLocationOf(whole) }
      : { kind: 'not-served', address, message: 'localisation.notice.notInDeliveryZone' };
  };
  const withAddress = (address: string): AddressInput => ({ address });
  return {
    addressFor: ['delivery', 'collection'],
    onMapFor: ['collection'],
    fields: [
      {
        name: 'address',
        label: 'localisation.address.label',
        example: 'localisation.address.example',
        autoComplete: 'off',
        suggests: true,
      },
      {
        name: 'streetNumber',
        label: 'localisation.address.number.label',
        example: 'localisation.address.number.example',
        autoComplete: 'off',
        maxLength: longestNumber,
        isOnDemand: true,
      },
    ],
    type: (input, field, value) =>
      field === 'streetNumber' ? { ...input, streetNumber: value } : withAddress(value),
    check: (input, isComplete) => (isComplete ? check(input) : undefined),
    suggest: (field, { address = '' }, { type }, ports) =>
      field === 'address' && isLongEnough(address, type, autocomplete)
        ? ports.suggest(address.trim(), type).then((found) =>
            shownSuggestions(found, type, settings).map(({ placeId, description }) => ({
              id: placeId,
              value: description,
              input: { address: description, placeId },
            })),
          )
        : undefined,
    fromAddress: ({ street = '', address = '', city = '', streetNumber }, location) => ({
      address:
        addressLine === 'whole' ? address : [street, address, city].filter(Boolean).join(', '),
      ...(location ? { placeId: location.placeId } : {}),
      ...(streetNumber === undefined ? {} : { streetNumber }),
    }),
    fromText: withAddress,
    fromPlace: ({ address, placeId }) => ({ address, placeId }),
    find,
  };
};
