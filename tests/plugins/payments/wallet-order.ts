import type { WalletOrder, WalletPayload, WalletStep } from '../../../core/payments/wallet.ts';
import { testManifest } from '../../core/test-market.ts';

/** Contact details that an order takes. */
export const good = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '020 7946 0123',
  line: '12 Lavender Hill',
  postcode: 'SW11 1AA',
} as const;

/** An order for a wallet's sheet, and what the sheet did with it. */
export const walletOrder = (more: Partial<WalletOrder> = {}) => {
  const steps: WalletStep[] = [];
  const payloads: WalletPayload[] = [];
  const waits: number[] = [];
  const order: WalletOrder = {
    type: 'applePay',
    loadScript: async () => {},
    payments: testManifest('uk').payments,
    country: 'GB',
    currency: 'GBP',
    config: {
      sector: 'uk-1',
      hutId: '1101',
      testMode: true,
      supportedPayment: [{ type: 'applePay' }, { type: 'googlePay' }],
      maxAmounts: {},
      applePay: { merchantIdentifier: 'merchant.test', displayName: 'Fornello', countryCode: 'GB' },
      googlePay: { gateway: 'sandbox', merchantId: 'fornello-uk' },
    },
    lines: [{ label: 'Subtotal', amount: 1299 }],
    total: 1449,
    disposition: 'delivery',
    hutId: '1101',
    postcode: 'SW11',
    reached: (step) => void steps.push(step),
    problemsOf: async () => [],
    words: (key) => key,
    warn: () => {},
    validateMerchant: async (question) => ({ session: question.merchantIdentifier }),
    createOrder: async () => 'provider-order',
    preauthorise: async (payload) => {
      payloads.push(payload);
      return true;
    },
    wait: async (ms) => void waits.push(ms),
    ...more,
  };
  return { order, steps, payloads, waits };
};
