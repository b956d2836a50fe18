import { defineServerHalf } from '../../core/define-server-half.ts';
import { SandboxIdentity, sandboxIdentityName } from './sandbox-identity.ts';

export default defineServerHalf({
  contributes: [
    {
      point: 'identity-provider',
      name: sandboxIdentityName,
      make: (server) => new SandboxIdentity(server),
    },
  ],
});
