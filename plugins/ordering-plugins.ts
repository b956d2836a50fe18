import type { PluginLoaders } from '../core/engine/load-plugins.ts';

/** Plugins for what comes with a hut: menu, prices, checkout, payment. */
export const orderingPluginLoaders: PluginLoaders = {
  'ca-tax-on-top': () => import('./ca-tax-on-top/plugin.ts'),
  'contact-ca': () => import('./contact-ca/plugin.ts'),
  'contact-fr': () => import('./contact-fr/plugin.ts'),
  'contact-in': () => import('./contact-in/plugin.ts'),
  'contact-uk': () => import('./contact-uk/plugin.ts'),
  'deal-kinds': () => import('./deal-kinds/plugin.ts'),
  'menu-ca': () => import('./menu-ca/plugin.ts'),
  'menu-fr': () => import('./menu-fr/plugin.ts'),
  'menu-in': () => import('./menu-in/plugin.ts'),
  'menu-uk': () => import('./menu-uk/plugin.ts'),
  'order-base': () => import('./order-base/plugin.ts'),
  'order-ca': () => import('./order-ca/plugin.ts'),
  'order-fr': () => import('./order-fr/plugin.ts'),
  'order-in': () => import('./order-in/plugin.ts'),
  'order-uk': () => import('./order-uk/plugin.ts'),
  'pay-microform': () => import('./pay-microform/plugin.ts'),
  'pay-offline': () => import('./pay-offline/plugin.ts'),
  'phone-ca': () => import('./phone-ca/plugin.ts'),
  'phone-in': () => import('./phone-in/plugin.ts'),
  'phone-international': () => import('./phone-international/plugin.ts'),
  'phone-uk': () => import('./phone-uk/plugin.ts'),
  'surcharge-tiers': () => import('./surcharge-tiers/plugin.ts'),
  'tax-inclusive': () => import('./tax-inclusive/plugin.ts'),
};
