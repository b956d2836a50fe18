import { definePlugin } from '../../core/define-plugin.ts';
import { cardForm } from './card-form.ts';

export default definePlugin({
  id: 'pay-card-form',
  title: 'Card form on the checkout page',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'payment-provider', make: () => cardForm }],
});
