import {
  type GatewayOptions,
  gatewayOptions,
  variableOption,
} from '../../core/gateways/gateway-options.ts';

export interface HipayOptions extends GatewayOptions {
  readonly userVariable: string;
  readonly passwordVariable: string;
  readonly passphraseVariable: string;
}

/** Which account takes the money [GTW-13]. */
export const hipayOptions = gatewayOptions('https://secure-gateway.hipay-tpp.com', {
  userVariable: variableOption('Environment variable that holds the user name of the private API.'),
  passwordVariable: variableOption('Environment variable that holds the password of that user.'),
  passphraseVariable: variableOption(
    'Environment variable that holds the secret passphrase, by which HiPay signs with SHA-256.',
  ),
});
