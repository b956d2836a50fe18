import type { MerchantQuestion } from '../payments/wallet.ts';
import type { PluginServer } from '../server-half/plugin-server.ts';
import { jsonType } from './form-body.ts';
import { textOption, variableOption } from './gateway-options.ts';
import type { Provider } from './provider.ts';
import { readAnswer } from './provider-answer.ts';

/** What the merchant is known by at Apple, for gateways whose provider opens no session with Apple: all of it or nothing. */
export interface AppleMerchantOptions {
  readonly applePayDomain?: string;
  readonly applePayCertificateVariable?: string;
  readonly applePayKeyVariable?: string;
}

export const appleMerchantOptions = {
  applePayDomain: textOption('Domain of the shop that is registered for Apple Pay.'),
  applePayCertificateVariable: variableOption(
    'Environment variable that holds the merchant identity certificate of Apple Pay, in PEM; `\\n` stands for the end of a line.',
  ),
  applePayKeyVariable: variableOption(
    'Environment variable that holds the private key of that certificate, in PEM.',
  ),
} as const;

/** A text in PEM, whose lines may have been put into one. */
const pem = (text: string): string => text.replaceAll(String.raw`\n`, '\n');

/**
 * Opens sessions of a merchant with Apple, by the merchant's own certificate [PAY-82]; undefined where the options name none.
 * Only addresses of Apple reach this: the shop has judged them before [PAY-83].
 */
export function merchantSessions({
  options,
  variable,
  callOutside,
}: Pick<
  PluginServer<AppleMerchantOptions>,
  'options' | 'variable' | 'callOutside'
>): Provider['validateMerchant'] {
  const { applePayDomain, applePayCertificateVariable, applePayKeyVariable } = options;
  if (!applePayDomain || !applePayCertificateVariable || !applePayKeyVariable) return undefined;
  return async ({ displayName, merchantIdentifier, validationUrl }: MerchantQuestion) => {
    const answer = await callOutside({
      method: 'POST',
      url: new URL('/paymentservices/paymentSession', validationUrl).href,
      headers: jsonType,
      body: JSON.stringify({
        merchantIdentifier,
        displayName,
        initiative: 'web',
        initiativeContext: applePayDomain,
      }),
      mayRepeat: true,
      identity: {
        certificate: pem(variable(applePayCertificateVariable)),
        key: pem(variable(applePayKeyVariable)),
      },
    });
    return readAnswer(answer, 'Apple Pay').all();
  };
}
