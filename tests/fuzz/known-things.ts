import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { PlaceRequest } from '../../schemas/types/http/orders.ts';

/** What is really there, so that calls get past the door. */
export interface KnownThings {
  /** Values of fields and parameters by their names in lower case. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Orders that can be placed. */
  readonly orders: readonly OrderRequest[];
  /** Attempts that are stored and wait to be placed. */
  readonly attempts: readonly PlaceRequest[];
  /** Access tokens of customers. */
  readonly tokens: readonly string[];
}

/** The parts of the sample catalogue that calls name; the more often they stand here, the more calls fit together. */
export const catalogueValues: KnownThings['values'] = {
  sector: ['uk-1', 'uk-1', 'uk-1', 'uk-1', 'ca-1', 'fr-1'],
  sectors: ['uk-1', 'uk-1,uk-2', 'ca-1'],
  hutid: ['1101', '1101', '1190'],
  market: ['uk', 'uk', 'uk', 'ca', 'fr', 'in'],
  marketid: ['uk', 'ca'],
  locale: ['en-GB', 'fr-FR', 'en-CA', 'en-IN'],
  page: ['contact', 'terms'],
  category: ['pizzas', 'sides', 'drinks', 'desserts', 'dips'],
  postcode: ['SW11 1AA', 'SW11 1JB', '75001', 'M5V 2T6'],
  input: ['lon', 'tor', 'mum'],
  country: ['gb', 'ca', 'in'],
  lat: ['51.46', '43.65'],
  lng: ['-0.16', '-79.38'],
  lon: ['-0.16', '-79.38'],
  pos: ['standard'],
  code: ['SAVE20', 'STUDENT799', 'gbp-5-off', 'SPE7KQ2M'],
  number: ['6000100010001000', '4111111111111111'],
  pin: ['1000', '9999'],
  tenant: ['44-gbr-delivery', '01-can'],
  key: ['uk-1-1101', 'ca-1-101'],
  version: ['1.0'],
  currency: ['GBP', 'CAD'],
  payment: ['cash', 'card'],
};
