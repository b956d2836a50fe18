import { definePlugin } from '../../core/define-plugin.ts';
import { addressMapper } from './address-mapper.ts';
import { type AddressOptions, addressOptions } from './address-options.ts';

/** Names and addresses of orders, read from the fields of the market's form [ENG-26]. */
export default definePlugin<AddressOptions>({
  id: 'order-address',
  title: 'Names and addresses of orders',
  version: '1.0.0',
  engine: '^1.0.0',
  options: addressOptions,
  contributes: [{ point: 'order-request-mapper', make: ({ options }) => addressMapper(options) }],
});
