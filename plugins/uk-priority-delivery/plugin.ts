import { definePlugin } from '../../core/define-plugin.ts';
import { priorityDelivery } from './priority-delivery.ts';
import { type PriorityOptions, priorityOptions } from './priority-options.ts';

export default definePlugin<PriorityOptions>({
  id: 'uk-priority-delivery',
  title: 'Deliveries that are made and brought first, for a fee',
  version: '1.0.0',
  engine: '^1.0.0',
  options: priorityOptions,
  contributes: [{ point: 'fulfilment-extra', make: ({ options }) => priorityDelivery(options) }],
});
