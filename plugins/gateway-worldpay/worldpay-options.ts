import {
  type GatewayOptions,
  gatewayOptions,
  textOption,
  variableOption,
} from '../../core/gateways/gateway-options.ts';

export interface WorldpayOptions extends GatewayOptions {
  readonly merchantCode: string;
  readonly installationId?: string;
  readonly userVariable: string;
  readonly passwordVariable: string;
  readonly macSecretVariable: string;
}

/** Which account takes the money [GTW-12]. */
export const worldpayOptions = gatewayOptions(
  'https://secure.worldpay.com',
  {
    merchantCode: textOption('Code of the merchant.'),
    installationId: textOption('Installation of the hosted page; the first where it is left out.'),
    userVariable: variableOption('Environment variable that holds the user name of the XML API.'),
    passwordVariable: variableOption('Environment variable that holds the password of that user.'),
    macSecretVariable: variableOption(
      'Environment variable that holds the MAC secret, by which return addresses are signed.',
    ),
  },
  ['installationId'],
);
