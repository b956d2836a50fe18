import {
  type GatewayOptions,
  gatewayOptions,
  variableOption,
} from '../../core/gateways/gateway-options.ts';

export interface HipayOptions extends GatewayOptions {
  readonly userVariable: string;
  readonly passwordVariable: string;
  readonly passphraseVariable: string;
  readonly hash: 'sha1' | 'sha256' | 'sha512';
}

/** Which account takes the money [GTW-13]. */
export const hipayOptions = gatewayOptions(
  'https://secure-gateway.hipay-tpp.com',
  {
    userVariable: variableOption(
      'Environment variable that holds the user name of the private API.',
    ),
    passwordVariable: variableOption('Environment variable that holds the password of that user.'),
    passphraseVariable: variableOption(
      'Environment variable that holds the secret passphrase, by which HiPay signs.',
    ),
    hash: {
      description: "Hash algorithm of HiPay's signatures, as its security settings say.",
      type: 'string',
      enum: ['sha1', 'sha256', 'sha512'],
      default: 'sha256',
    },
  },
  ['hash'],
);
