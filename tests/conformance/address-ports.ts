import type { AddressPorts } from '../../core/localisation/address-strategy.ts';

/** Ports of an address strategy: a test answers the calls it expects, any other call fails. */
export const addressPorts = (answers: Partial<AddressPorts> = {}): AddressPorts => {
  const unasked = (name: string) => () => Promise.reject(new Error(`Nobody should ask ${name}.`));
  return {
    hutByPostcode: unasked('hutByPostcode'),
    hutById: unasked('hutById'),
    hutAt: unasked('hutAt'),
    geocode: unasked('geocode'),
    suggest: unasked('suggest'),
    streets: unasked('streets'),
    postcodes: unasked('postcodes'),
    ...answers,
  };
};
