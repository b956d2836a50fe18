import { defineServerHalf } from '../../core/define-server-half.ts';
import type { OidcOptions } from './oidc-options.ts';
import { OidcSignIn } from './oidc-sign-in.ts';

export default defineServerHalf<OidcOptions>({
  contributes: [
    {
      point: 'identity-provider',
      name: 'sign-in-oidc',
      make: (server) => new OidcSignIn(server),
    },
  ],
});
