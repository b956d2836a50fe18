import { definePlugin } from '../../core/define-plugin.ts';
import { caMapper } from './ca-mapper.ts';

export default definePlugin({
  id: 'order-ca',
  title: 'Names and addresses of Canadian orders',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'order-request-mapper', make: () => caMapper }],
});
