import {
  appleMerchantOptions,
  type AppleMerchantOptions,
} from '../../core/gateways/apple-session.ts';
import {
  type GatewayOptions,
  gatewayOptions,
  variableOption,
} from '../../core/gateways/gateway-options.ts';

export interface StripeOptions extends GatewayOptions, AppleMerchantOptions {
  readonly secretKeyVariable: string;
  readonly webhookSecretVariable: string;
}

/** Which account takes the money [GTW-18]. */
export const stripeOptions = gatewayOptions(
  'https://api.stripe.com',
  {
    secretKeyVariable: variableOption('Environment variable that holds the secret key (sk_…).'),
    webhookSecretVariable: variableOption(
      'Environment variable that holds the signing secret of the webhook endpoint (whsec_…).',
    ),
    ...appleMerchantOptions,
  },
  Object.keys(appleMerchantOptions),
);
