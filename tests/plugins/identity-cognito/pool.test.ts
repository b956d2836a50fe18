import { expect, it } from 'vitest';
import { cognitoOptions } from '../../../plugins/identity-cognito/cognito-options.ts';
import { checkOptions } from '../../../server/markets/schemas.ts';

const whole = {
  region: 'eu-west-1',
  userPoolId: 'eu-west-1_harbour',
  clientId: 'shop',
  accessKeyIdVariable: 'COGNITO_KEY',
  secretAccessKeyVariable: 'COGNITO_SECRET',
};

it('the pool of users is named by the plugin that asks one, with its client [ACC-46]', () => {
  expect(checkOptions(cognitoOptions, whole)).toMatchObject({ ok: true, options: whole });
  for (const name of ['userPoolId', 'clientId'] as const) {
    const { [name]: _left, ...rest } = whole;
    expect(checkOptions(cognitoOptions, rest)).toMatchObject({
      ok: false,
      problems: [{ pointer: `/${name}` }],
    });
  }
});
