import type { OptionsSchema } from '../../core/define-plugin.ts';
import { addressOption, textOption, variableOption } from '../../core/gateways/gateway-options.ts';

export interface CognitoOptions {
  readonly region: string;
  readonly userPoolId: string;
  readonly clientId: string;
  readonly clientSecretVariable?: string;
  readonly accessKeyIdVariable: string;
  readonly secretAccessKeyVariable: string;
  readonly address?: string;
}

/** Which user pool keeps the passwords, and how it is asked [GTW-34]. */
export const cognitoOptions: OptionsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['region', 'userPoolId', 'clientId', 'accessKeyIdVariable', 'secretAccessKeyVariable'],
  properties: {
    region: {
      description: 'Region of the user pool, such as eu-west-1.',
      type: 'string',
      pattern: '^[a-z0-9-]+$',
    },
    userPoolId: textOption('Id of the user pool, whose users sign in by their email address.'),
    clientId: textOption('Id of the app client, which allows ADMIN_USER_PASSWORD_AUTH.'),
    clientSecretVariable: variableOption(
      'Environment variable that holds the secret of the app client, where it has one.',
    ),
    accessKeyIdVariable: variableOption(
      'Environment variable that holds the id of the access key of an IAM user.',
    ),
    secretAccessKeyVariable: variableOption(
      'Environment variable that holds the secret of that access key.',
    ),
    address: addressOption(
      'Address of the API, without a slash at its end, where it is not that of the region.',
    ),
  },
};
