import { defineServerHalf } from '../../core/define-server-half.ts';
import { CognitoApi } from './cognito-api.ts';
import type { CognitoOptions } from './cognito-options.ts';
import { CognitoPasswords } from './cognito-passwords.ts';

export default defineServerHalf<CognitoOptions>({
  contributes: [
    {
      point: 'password-keeper',
      name: 'identity-cognito',
      make: (server) => new CognitoPasswords(new CognitoApi(server), server.log),
    },
  ],
  customers: {
    async dataOf({ email }, server) {
      if (email === undefined) return undefined;
      const pool = new CognitoApi(server);
      return pool.attributesOf(email);
    },
    async forget({ email }, server) {
      if (email === undefined) return;
      await new CognitoApi(server).remove(email);
    },
  },
});
