import { matchStreetNumber } from '../../core/address/street-matching.ts';
import { integerPrefix } from '../../core/address/street-number.ts';
import {
  type StreetAddress,
  streetProblem,
  type StreetRuleSettings,
} from '../../core/address/street-rules.ts';
import type { AddressLookup, AddressPorts } from '../../core/localisation/address-strategy.ts';
import { foundStreets, meantStreets } from './found-streets.ts';

/** An address as it was typed; with what the suggestion that was picked said of its street. */
export interface TypedAddress extends StreetAddress {
  readonly city: string | undefined;
}

/** What street addresses are checked with, and the sector whose huts deliver. */
interface Settings extends StreetRuleSettings {
  readonly defaultSector: string;
}

const noHut = { kind: 'refused', message: 'localisation.address.noHut' } as const;

/** Finds the hut that delivers to an address: by its street's records, or by those of the one street that is meant. */
export async function hutOfAddress(
  address: TypedAddress,
  settings: Settings,
  ports: AddressPorts,
): Promise<AddressLookup> {
  const wrong = streetProblem(address, settings);
  if (wrong) return { kind: 'invalid', ...wrong };
  let { records } = address;
  if (!records) {
    const found = foundStreets(await ports.streets(address.postcode, address.street));
    const [meant, another] = meantStreets(found, address.street, address.city);
    if (!meant) return noHut;
    if (another) {
      return { kind: 'invalid', field: 'street', message: 'localisation.address.chooseStreet' };
    }
    ({ records } = meant);
  }
  const unserved = streetProblem({ ...address, records }, settings);
  if (unserved) return { kind: 'invalid', ...unserved };
  const match = matchStreetNumber(records, integerPrefix(address.streetNumber) ?? 0);
  if (match.kind !== 'matched') return noHut;
  const { record } = match;
  const hut = await ports.hutById(settings.defaultSector, record.hut);
  if (!hut) return noHut;
  return {
    kind: 'found',
    hut,
    address: {
      postcode: record.postcode,
      city: record.city,
      street: record.street,
      streetNumber: address.streetNumber,
      streetName: record.street_name,
      streetType: record.street_type,
    },
  };
}
