import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PopUpPayment } from '../../../core/payments/pop-up.ts';
import { payloadOf, visaPopUp } from '../../../plugins/pay-click-to-pay/visa-pop-up.ts';
import type { VisaSetUp } from '../../../plugins/pay-click-to-pay/visa-types.ts';
import { paypalPopUp } from '../../../plugins/pay-paypal/paypal-pop-up.ts';
import type { PaypalApproval } from '../../../plugins/pay-paypal/paypal-types.ts';
import { razorpayPopUp } from '../../../plugins/pay-razorpay/razorpay-pop-up.ts';
import type { RazorpayRequest } from '../../../plugins/pay-razorpay/razorpay-types.ts';
import { walletOrder } from './wallet-order.ts';

afterEach(() => vi.unstubAllGlobals());

const address = 'https://provider.example/script.js';

describe("Razorpay's pop-up", () => {
  /** A pop-up that does what the test says as soon as it is open. */
  const scripted = (act: (request: RazorpayRequest, fail: (code: string) => void) => void) => {
    const requests: RazorpayRequest[] = [];
    class Razorpay {
      readonly #request: RazorpayRequest;
      #failed = (_failure: object): void => {};
      constructor(request: RazorpayRequest) {
        requests.push(request);
        this.#request = request;
      }
      on(_event: string, listener: (failure: object) => void) {
        this.#failed = listener;
      }
      open() {
        act(this.#request, (code) => this.#failed({ error: { code } }));
      }
      close() {}
    }
    vi.stubGlobal('Razorpay', Razorpay);
    return requests;
  };

  const { order } = walletOrder();
  const scripts: string[] = [];
  const payment: PopUpPayment = {
    type: 'razorpay',
    payments: order.payments,
    country: 'IN',
    currency: 'INR',
    config: order.config,
    loadScript: async (script) => void scripts.push(script),
    apikey: 'key',
    data: { orderId: 'order_1' },
    total: 45_000,
    reference: 'FN-1',
    customer: { name: 'Asha', email: 'asha@example.com', phone: '98765' },
  };

  it.each(['netbanking', 'wallet', 'upi'] as const)(
    'is opened straight at %s [PAY-30, PAY-31, PAY-32]',
    async (method) => {
      const requests = scripted(({ modal }) => modal.ondismiss());
      expect(await razorpayPopUp(address, method).open(payment)).toEqual({ kind: 'cancelled' });
      expect(requests[0]).toMatchObject({
        key: 'key',
        order_id: 'order_1',
        amount: 45_000,
        currency: 'INR',
        prefill: { name: 'Asha', contact: '98765', method },
      });
      const shown = Object.entries(requests[0]?.method ?? {}).filter(([, isOn]) => isOn);
      expect(shown).toEqual([[method, true]]);
    },
  );

  it('is opened with all its ways to pay, and hands over what place is called with [PAY-29]', async () => {
    const requests = scripted(({ handler }) =>
      handler({
        razorpay_payment_id: 'pay_1',
        razorpay_order_id: 'order_1',
        razorpay_signature: 'signed',
      }),
    );
    const proof = { token: 'pay_1', returned: { orderid: 'order_1', signature: 'signed' } };
    const outcome = await razorpayPopUp(address).open(payment);
    expect(outcome).toEqual({ kind: 'paid', proof, isPending: false });
    expect(requests[0]?.method).toBeUndefined();
    expect(await razorpayPopUp(address, 'upi').open(payment)).toEqual({
      kind: 'paid',
      proof,
      isPending: true,
    });
  });

  it('is waited for without a signature, and tells declines from troubles [PAY-177, PAY-178]', async () => {
    scripted(({ handler }) => handler({ razorpay_payment_id: 'pay_1' }));
    expect(await razorpayPopUp(address).open(payment)).toEqual({
      kind: 'paid',
      proof: {},
      isPending: true,
    });
    for (const [code, kind] of [
      ['BAD_REQUEST_ERROR', 'declined'],
      ['GATEWAY_ERROR', 'failed'],
      ['SERVER_ERROR', 'failed'],
    ] as const) {
      scripted((_request, fail) => fail(code));
      expect(await razorpayPopUp(address).open(payment)).toEqual({ kind });
    }
  });

  it('says that it is blocked or not there, and loads the stand-in where there is one [PAY-135, PAY-174, PAY-181]', async () => {
    scripted(() => {
      throw new Error('blocked');
    });
    expect(await razorpayPopUp(address).open(payment)).toEqual({ kind: 'blocked' });
    vi.unstubAllGlobals();
    scripts.length = 0;
    expect(await razorpayPopUp(address).open(payment)).toEqual({ kind: 'unavailable' });
    const config = { ...payment.config, standIns: { razorpay: '/stand-ins' } };
    await razorpayPopUp(address).open({ ...payment, config });
    expect(scripts).toEqual([address, '/stand-ins/razorpay.js']);
  });
});

describe("PayPal's pop-up", () => {
  interface Listeners {
    readonly onApprove: (approval: PaypalApproval) => void;
    readonly onCancel: () => void;
    readonly onError: (error: unknown) => void;
  }
  const scripted = (act: (listeners: Listeners, orderId: string) => void) => {
    const clients: string[] = [];
    vi.stubGlobal('paypal', {
      createInstance: async ({ clientId }: { readonly clientId: string }) => {
        clients.push(clientId);
        return {
          createPayPalOneTimePaymentSession: (listeners: Listeners) => ({
            start: async (_how: object, order: Promise<{ readonly orderId: string }>) =>
              act(listeners, (await order).orderId),
          }),
        };
      },
    });
    return clients;
  };
  const paying = (more: Parameters<typeof walletOrder>[0] = {}) => {
    const { config } = walletOrder().order;
    return walletOrder({
      type: 'paypal',
      config: { ...config, paypal: { clientId: 'client-1' } },
      ...more,
    });
  };

  it('pre-authorises with order, payer and authorisation [PAY-23]', async () => {
    const clients = scripted(({ onApprove }, orderId) =>
      onApprove({ orderId, payerId: 'payer', authorizationId: 'authorization' }),
    );
    const { order, payloads } = paying();
    expect(await paypalPopUp(address).open(order)).toBe('completed');
    expect(clients).toEqual(['client-1']);
    expect(payloads).toEqual([
      { orderId: 'provider-order', payerId: 'payer', authorizationId: 'authorization' },
    ]);
  });

  it('is cancelled, fails and is blocked as its window says [PAY-117, PAY-178, PAY-181]', async () => {
    const ends: readonly (readonly [Parameters<typeof scripted>[0], string])[] = [
      [({ onCancel }) => onCancel(), 'cancelled'],
      [({ onError }) => onError(new Error('down')), 'error'],
      [({ onError }) => onError({ code: 'ERR_DEV_UNABLE_TO_OPEN_POPUP' }), 'blocked'],
    ];
    for (const [act, outcome] of ends) {
      scripted(act);
      expect(await paypalPopUp(address).open(paying().order)).toBe(outcome);
    }
    scripted(({ onApprove }, orderId) => onApprove({ orderId }));
    const refused = paying({ preauthorise: async () => false });
    expect(await paypalPopUp(address).open(refused.order)).toBe('failed');
    const loadScript = () => Promise.reject(new Error('no script'));
    expect(await paypalPopUp(address).open(paying({ loadScript }).order)).toBe('unavailable');
  });
});

describe("Visa Checkout's pop-up", () => {
  type Listener = (payment: object | undefined, error?: object) => void;
  const scripted = (
    act: (tell: (name: string, ...given: Parameters<Listener>) => void) => void,
  ) => {
    const setUps: VisaSetUp[] = [];
    const listeners = new Map<string, Listener[]>();
    const tell = (name: string, ...given: Parameters<Listener>) => {
      for (const listener of listeners.get(name) ?? []) listener(...given);
    };
    vi.stubGlobal('V', {
      init: (setUp: VisaSetUp) => setUps.push(setUp),
      on: (name: string, listener: Listener) =>
        listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    });
    const button = { className: '', click: () => act(tell), remove: () => {} };
    vi.stubGlobal('document', { createElement: () => button, body: { append: () => {} } });
    return setUps;
  };
  const paying = (more: Parameters<typeof walletOrder>[0] = {}) => {
    const { config } = walletOrder().order;
    const visaCheckout = { apikey: 'visa-key', tokens: ['hut-token'] };
    return walletOrder({ type: 'visaCheckout', config: { ...config, visaCheckout }, ...more });
  };
  const data = { callid: 'call', encKey: 'key', encPaymentData: 'encrypted' };

  it("is initialised with the hut's tokens, and gives encrypted data [PAY-22, PAY-116]", async () => {
    const setUps = scripted((tell) => tell('payment.success', data));
    const { order, payloads } = paying();
    const popUp = visaPopUp(address);
    expect(await popUp.open(order)).toBe('completed');
    expect(setUps[0]).toEqual({
      apikey: 'visa-key',
      tokens: ['hut-token'],
      paymentRequest: { currencyCode: 'GBP', total: '14.49' },
    });
    expect(payloads).toEqual([data]);
    const again = paying();
    expect(await popUp.open(again.order)).toBe('completed');
    expect([payloads.length, again.payloads.length]).toEqual([1, 1]);
  });

  it.each([[undefined], [{}], [{ callid: 'call', encPaymentData: '' }]])(
    'refuses an answer without data: %j [PAY-115]',
    async (answer) => {
      expect(() => payloadOf(answer)).toThrow('no data');
      scripted((tell) => tell('payment.success', answer));
      const { order, payloads } = paying();
      expect(await visaPopUp(address).open(order)).toBe('failed');
      expect(payloads).toEqual([]);
    },
  );

  it('is cancelled, fails and is blocked as its window says [PAY-117, PAY-178, PAY-181]', async () => {
    const ends: readonly (readonly [string, object, string])[] = [
      ['payment.cancel', {}, 'cancelled'],
      ['payment.error', { code: 'FAILED' }, 'error'],
      ['payment.error', { code: 'POPUP_BLOCKED' }, 'blocked'],
    ];
    for (const [name, error, outcome] of ends) {
      scripted((tell) => tell(name, {}, error));
      expect(await visaPopUp(address).open(paying().order)).toBe(outcome);
    }
    const loadScript = () => Promise.reject(new Error('no script'));
    expect(await visaPopUp(address).open(paying({ loadScript }).order)).toBe('unavailable');
  });
});
