import { definePlugin } from '../../core/define-plugin.ts';
import { frMapper } from './fr-mapper.ts';

export default definePlugin({
  id: 'order-fr',
  title: 'Names and addresses of French orders',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'order-request-mapper', make: () => frMapper }],
});
