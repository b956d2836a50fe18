import type { PlacesPorts } from '../address/places-api.ts';
import type { HutsPorts } from '../huts/huts-api.ts';
import type { AddressPorts } from '../../core/localisation/address-strategy.ts';

/** What an address strategy may ask, from the calls of the application. */
export const addressPortsOf = ({ huts, places }: HutsPorts & PlacesPorts): AddressPorts => ({
  geocode: places.geocode,
  suggest: places.suggest,
  streets: places.streets,
  postcodes: places.postcodes,
  hutByPostcode: huts.byPostcode,
  hutById: huts.byId,
  hutAt: huts.atPlace,
});
