import { definePlugin } from '../../core/define-plugin.ts';
import { inMapper } from './in-mapper.ts';

export default definePlugin({
  id: 'order-in',
  title: 'Names and addresses of Indian orders',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'order-request-mapper', make: () => inMapper }],
});
