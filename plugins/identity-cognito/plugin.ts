import { definePlugin } from '../../core/define-plugin.ts';
import { cognitoOptions, type CognitoOptions } from './cognito-options.ts';

export default definePlugin<CognitoOptions>({
  id: 'identity-cognito',
  title: 'Passwords of customers in a user pool of Amazon Cognito',
  version: '1.0.0',
  engine: '^1.0.0',
  options: cognitoOptions,
  contributes: [],
});
