import {
  type GatewayOptions,
  gatewayOptions,
  textOption,
  variableOption,
} from '../../core/gateways/gateway-options.ts';

export interface PaypalOptions extends GatewayOptions {
  readonly clientId: string;
  readonly clientSecretVariable: string;
  readonly webhookId: string;
}

/** Which account takes the money [GTW-16]. */
export const paypalOptions = gatewayOptions('https://api-m.paypal.com', {
  clientId: textOption('Client id of the REST app, which browsers are told.'),
  clientSecretVariable: variableOption('Environment variable that holds the secret of the app.'),
  webhookId: textOption('Id of the webhook, by which its signatures are verified.'),
});
