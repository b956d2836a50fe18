import { definePlugin } from '../../core/define-plugin.ts';
import { microform } from './microform.ts';

export default definePlugin({
  id: 'pay-microform',
  title: 'Card payment in a frame of the gateway',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'payment-provider', make: () => microform }],
});
