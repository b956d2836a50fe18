import { definePlugin } from '../../core/define-plugin.ts';
import { ukMapper } from './uk-mapper.ts';

export default definePlugin({
  id: 'order-uk',
  title: 'Names and addresses of British orders',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'order-request-mapper', make: () => ukMapper }],
});
