import {
  type GatewayOptions,
  gatewayOptions,
  textOption,
  variableOption,
} from '../../core/gateways/gateway-options.ts';

export interface RazorpayOptions extends GatewayOptions {
  readonly keyId: string;
  readonly keySecretVariable: string;
  readonly webhookSecretVariable: string;
}

/** Which account takes the money [GTW-10]. */
export const razorpayOptions = gatewayOptions('https://api.razorpay.com', {
  keyId: textOption(
    'Public id of the API key (rzp_live_… or rzp_test_…), which browsers are told.',
  ),
  keySecretVariable: variableOption('Environment variable that holds the secret of the API key.'),
  webhookSecretVariable: variableOption(
    'Environment variable that holds the secret of the webhook.',
  ),
});
