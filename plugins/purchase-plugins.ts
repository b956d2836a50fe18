import type { PluginLoaders } from '../core/engine/load-plugins.ts';

/** Plugins for what comes with the checkout: contact form, payment, the order's request. */
export const purchasePluginLoaders: PluginLoaders = {
  'contact-ca': () => import('./contact-ca/plugin.ts'),
  'contact-fr': () => import('./contact-fr/plugin.ts'),
  'contact-in': () => import('./contact-in/plugin.ts'),
  'contact-uk': () => import('./contact-uk/plugin.ts'),
  'order-base': () => import('./order-base/plugin.ts'),
  'order-ca': () => import('./order-ca/plugin.ts'),
  'order-fr': () => import('./order-fr/plugin.ts'),
  'order-in': () => import('./order-in/plugin.ts'),
  'order-uk': () => import('./order-uk/plugin.ts'),
  'pay-apple-pay': () => import('./pay-apple-pay/plugin.ts'),
  'pay-card-form': () => import('./pay-card-form/plugin.ts'),
  'pay-card-page': () => import('./pay-card-page/plugin.ts'),
  'pay-click-to-pay': () => import('./pay-click-to-pay/plugin.ts'),
  'pay-google-pay': () => import('./pay-google-pay/plugin.ts'),
  'pay-microform': () => import('./pay-microform/plugin.ts'),
  'pay-mobile-wallet': () => import('./pay-mobile-wallet/plugin.ts'),
  'pay-offline': () => import('./pay-offline/plugin.ts'),
  'pay-paypal': () => import('./pay-paypal/plugin.ts'),
  'pay-razorpay': () => import('./pay-razorpay/plugin.ts'),
  'phone-ca': () => import('./phone-ca/plugin.ts'),
  'phone-in': () => import('./phone-in/plugin.ts'),
  'phone-international': () => import('./phone-international/plugin.ts'),
  'phone-uk': () => import('./phone-uk/plugin.ts'),
};
