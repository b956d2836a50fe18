import { definePlugin } from '../../core/define-plugin.ts';
import { baseMapper } from './base-mapper.ts';

export default definePlugin({
  id: 'order-base',
  title: 'What order requests of every market share',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'order-request-mapper', make: () => baseMapper }],
});
