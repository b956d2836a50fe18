import { applePaymentData } from '../../core/gateways/apple-payload.ts';
import { ProviderPart } from '../../core/gateways/provider-answer.ts';

/** Cybersource's numbers of the ways that a sealed card came. */
const solutions = { applePay: '001', googlePay: '012', visaCheckout: 'visacheckout' } as const;

const sealed = (text: string): string => Buffer.from(text).toString('base64');

/** What a sheet or pop-up gave, as Cybersource takes it: sealed, for nobody in between to read. */
export function walletPart(
  wallet: Readonly<Record<string, unknown>>,
  about: string,
): Readonly<Record<string, unknown>> {
  const { token } = wallet;
  const callId = new ProviderPart(wallet, about).find('callid');
  if (callId !== undefined) {
    return {
      processingInformation: { paymentSolution: solutions.visaCheckout, visaCheckoutId: callId },
    };
  }
  const isGoogle = typeof token === 'string';
  const paymentSolution = isGoogle ? solutions.googlePay : solutions.applePay;
  const value = sealed(isGoogle ? token : applePaymentData(token));
  return {
    processingInformation: { paymentSolution },
    paymentInformation: { fluidData: { value } },
  };
}
