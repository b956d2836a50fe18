import { definePlugin } from '../../core/define-plugin.ts';
import { cardPages } from './card-pages.ts';

export default definePlugin({
  id: 'pay-card-page',
  title: 'Card payment on a page of the provider',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'payment-provider', make: () => cardPages }],
});
