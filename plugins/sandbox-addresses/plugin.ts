import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'sandbox-addresses',
  title: 'Addresses for trying things out, made up for each postcode',
  version: '1.0.0',
  engine: '^1.0.0',
  sandbox: {
    name: 'address source',
    open: 'the addresses of a postcode are made up',
    closed: 'no addresses are offered for a postcode',
  },
  contributes: [],
});
