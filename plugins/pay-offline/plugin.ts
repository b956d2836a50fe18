import { definePlugin } from '../../core/define-plugin.ts';
import { offlineTypes } from './offline-types.ts';

export default definePlugin({
  id: 'pay-offline',
  title: 'Payment at the door or in the hut',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'payment-provider', make: () => offlineTypes }],
});
