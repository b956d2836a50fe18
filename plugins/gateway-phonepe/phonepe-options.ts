import {
  type GatewayOptions,
  gatewayOptions,
  textOption,
  variableOption,
} from '../../core/gateways/gateway-options.ts';

export interface PhonepeOptions extends GatewayOptions {
  readonly merchantId: string;
  readonly saltKeyVariable: string;
  readonly saltIndex: string;
}

/** Which merchant takes the money [GTW-17]. */
export const phonepeOptions = gatewayOptions('https://api.phonepe.com/apis/hermes', {
  merchantId: textOption('Id of the merchant.'),
  saltKeyVariable: variableOption('Environment variable that holds the salt key.'),
  saltIndex: textOption('Number of the salt key.'),
});
