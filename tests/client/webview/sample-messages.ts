import type { MessageFromApp, MessageToApp } from '../../../schemas/types/webview/messages.ts';

/** Every optional message that the page posts, by the capability that it needs. */
export const toldByCapability = {
  route: { type: 'ROUTE_CHANGED', payload: { path: '/order/deals/', canGoBack: true } },
  back: { type: 'BACK_ANSWERED', payload: { handled: false } },
  basket: {
    type: 'BASKET_CHANGED',
    payload: { count: 2, total: { minor: 2598, currency: 'GBP' } },
  },
  'order-placed': {
    type: 'ORDER_PLACED',
    payload: { transactionId: 'transaction-1', reference: 'FN-1001' },
  },
  'order-status': {
    type: 'ORDER_STATUS',
    payload: { transactionId: 'transaction-1', status: 'COOKING' },
  },
  'open-outside': { type: 'OPEN_OUTSIDE', payload: { url: 'https://www.example.com/terms' } },
  share: {
    type: 'SHARE',
    payload: { title: 'Clapham Junction', url: 'https://shop.example/huts/uk-1/1101/' },
  },
  theme: {
    type: 'THEME',
    payload: { accent: '#cb3418', onAccent: '#ffffff', background: '#fbf7f2', text: '#2a1c14' },
  },
  haptics: { type: 'HAPTICS', payload: { kind: 'selection' } },
} as const satisfies Readonly<Record<string, MessageToApp>>;

/** Every optional message that the page understands, by the capability that it needs. */
export const heardByCapability = {
  back: { type: 'BACK_PRESSED', payload: {} },
  'safe-areas': { type: 'SAFE_AREAS', payload: { top: 47, right: 0, bottom: 34, left: 0 } },
  'sign-in': {
    type: 'SIGN_IN',
    payload: {
      id: 'account-1',
      access: 'access-1',
      refresh: 'refresh-1',
      provider: 'password',
      expiresAt: 1_800_000_000_000,
    },
  },
  'deep-link': { type: 'DEEP_LINK', payload: { path: '/order/deals/?utm_source=app' } },
} as const satisfies Readonly<Record<string, MessageFromApp>>;
