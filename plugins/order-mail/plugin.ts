import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'order-mail',
  title: 'Letters about orders: placed, failed, refunded',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [],
});
