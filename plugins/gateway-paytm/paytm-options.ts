import {
  type GatewayOptions,
  gatewayOptions,
  textOption,
  variableOption,
} from '../../core/gateways/gateway-options.ts';

export interface PaytmOptions extends GatewayOptions {
  readonly merchantId: string;
  readonly merchantKeyVariable: string;
  readonly websiteName: string;
}

/** Which merchant takes the money [GTW-17]. */
export const paytmOptions = gatewayOptions('https://securegw.paytm.in', {
  merchantId: textOption('Id of the merchant (MID).'),
  merchantKeyVariable: variableOption('Environment variable that holds the merchant key.'),
  websiteName: textOption('Name of the website at Paytm: DEFAULT, or WEBSTAGING for tests.'),
});
