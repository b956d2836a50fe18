import type {
  PayerAuthAnswer,
  PayerAuthCheck,
  ProviderOrderAnswer,
  ProviderOrderRequest,
  StoreConfig,
} from '../../schemas/types/http/orders.ts';
import type { HttpClient } from '../kernel/http-client.ts';
import type { PolledPayment } from '../../core/payments/gateway-payment.ts';
import type { MerchantQuestion } from '../../core/payments/wallet.ts';

/** Reads payment settings and states. Methods throw `HttpError` for refusals. */
export interface PaymentsApi {
  storeConfig(sector: string, hutId: string): Promise<StoreConfig>;
  status(transactionId: string): Promise<PolledPayment>;
  /** The merchant session of Apple Pay, to be passed on as it is [PAY-82]. */
  validateMerchant(question: MerchantQuestion): Promise<unknown>;
  /** Whether it is the payer who pays [PAY-73]. */
  checkPayer(check: PayerAuthCheck): Promise<PayerAuthAnswer>;
  /** An order at the provider of a payment type, for its pop-up; the provider's id of it [PAY-118]. */
  createOrder(type: string, order: ProviderOrderRequest): Promise<string>;
}

/** What the stores that work with payments reach the outside through, besides the environment of all. */
export interface PaymentPorts {
  readonly payments: PaymentsApi;
  /** The site's own origin, which providers' pages lead back to, for example https://shop.example.com [PAY-41]. */
  readonly origin: string;
}

export const createPaymentsApi = (http: HttpClient): PaymentsApi => ({
  async storeConfig(sector, hutId) {
    const key = encodeURIComponent(`${sector}:${hutId}`);
    const path = `/v1/payment-providers/store-config/${key}`;
    return (await http.send<StoreConfig>({ path })).body;
  },
  async status(transactionId) {
    const path = `/v1/payments/${encodeURIComponent(transactionId)}/status`;
    return (await http.send<{ status: PolledPayment }>({ path })).body.status;
  },
  async validateMerchant(body) {
    const path = '/v1/payment-providers/apple-pay/on-validate-merchant';
    return (await http.send<unknown>({ method: 'POST', path, body: { ...body } })).body;
  },
  async checkPayer(body) {
    const path = '/v1/payment-providers/payer-auth-check';
    const call = { method: 'POST', path, body: { ...body }, authentication: 'optional' } as const;
    return (await http.send<PayerAuthAnswer>(call)).body;
  },
  async createOrder(type, body) {
    const path = `/v1/payment-providers/${encodeURIComponent(type)}/orders`;
    const call = { method: 'POST', path, body: { ...body }, authentication: 'optional' } as const;
    return (await http.send<ProviderOrderAnswer>(call)).body.orderId;
  },
});
