import { definePlugin } from '../../core/define-plugin.ts';
import { mobileWallets } from './mobile-wallets.ts';

export default definePlugin({
  id: 'pay-mobile-wallet',
  title: 'Mobile wallets with pages of their own',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'payment-provider', make: () => mobileWallets }],
});
