import {
  addressOption,
  type GatewayOptions,
  gatewayOptions,
  textOption,
  variableOption,
} from '../../core/gateways/gateway-options.ts';

/** What the card page calls the fields that it adds to a return address. */
export interface ReturnFieldNames {
  readonly reference: string;
  readonly action: string;
  readonly approval: string;
  readonly token: string;
  readonly amount: string;
}

export interface EigenOptions extends GatewayOptions {
  readonly page: string;
  readonly merchantId: string;
  readonly pageSecretVariable: string;
  readonly terminalId: string;
  readonly terminalGroupId?: string;
  readonly directSecretVariable: string;
  readonly currency: string;
  readonly hash: 'sha1' | 'sha256' | 'sha512';
  readonly captureCode: string;
  readonly refundCode: string;
  readonly releaseCode?: string;
  readonly returnFields: ReturnFieldNames;
}

const codeOption = (description: string, code?: string) => ({
  description,
  type: 'string',
  pattern: '^[0-9]{1,3}$',
  ...(code !== undefined && { default: code }),
});

const fieldOption = (description: string, name: string) => ({
  ...textOption(description),
  default: name,
});

/** Which terminal takes the money, and what its account leaves open [GTW-14]. */
export const eigenOptions = gatewayOptions(
  'https://ms1.eigendev.com/OFT/EigenOFT_d.php',
  {
    merchantId: textOption('Id of the merchant at the card page.'),
    pageSecretVariable: variableOption(
      'Environment variable that holds the shared secret of the card page.',
    ),
    terminalId: textOption('Id of the terminal that captures and refunds.'),
    directSecretVariable: variableOption(
      'Environment variable that holds the shared secret of the terminal.',
    ),
    currency: {
      description: 'ISO code of the currency of the terminal, which knows one only.',
      type: 'string',
      pattern: '^[A-Z]{3}$',
    },
    page: {
      ...addressOption('Address of the card page.'),
      default: 'https://ms1.eigendev.com/MiraSecure/GetToken.php',
    },
    terminalGroupId: textOption(
      'Id of the group of terminals, where calls name that in its place.',
    ),
    hash: {
      description: 'Hash algorithm of the signatures of the account.',
      type: 'string',
      enum: ['sha1', 'sha256', 'sha512'],
      default: 'sha256',
    },
    captureCode: codeOption('Transaction code that takes what the card page had approved.', '27'),
    refundCode: codeOption('Transaction code that gives money back.', '4'),
    releaseCode: codeOption(
      'Transaction code that lets go of what the card page had approved; left out, the bank lets go of it by itself.',
    ),
    returnFields: {
      description: 'What the card page calls the fields that it adds to the return address.',
      type: 'object',
      additionalProperties: false,
      default: {},
      properties: {
        reference: fieldOption('What it was told to echo: the transaction id.', 'EchoData'),
        action: fieldOption('A for approved, D for declined.', 'ActionCode'),
        approval: fieldOption("The bank's approval code.", 'ApprovalCode'),
        token: fieldOption('What stands for the card at the terminal.', 'EigenToken'),
        amount: fieldOption('What was approved, in minor units.', 'Amount'),
      },
    },
  },
  ['page', 'terminalGroupId', 'hash', 'captureCode', 'refundCode', 'releaseCode', 'returnFields'],
);
