import { definePlugin } from '../../core/define-plugin.ts';
import { priorityDelivery } from './priority-delivery.ts';

export default definePlugin({
  id: 'uk-priority-delivery',
  title: 'Deliveries that are made and brought first, for a fee',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'fulfilment-extra', make: () => priorityDelivery }],
});
