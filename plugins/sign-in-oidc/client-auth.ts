import { createPrivateKey } from 'node:crypto';
import {
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  modifyAssertion,
  None,
  PrivateKeyJwt,
} from 'oauth4webapi';
import type { ProviderOptions, SignedSecret } from './oidc-options.ts';
import type { Surroundings } from './sign-in-provider.ts';

/** The key that signs secrets, which cannot be read again. */
async function signingKey(pem: string): Promise<CryptoKey> {
  const der = createPrivateKey(pem.replaceAll(String.raw`\n`, '\n')).export({
    type: 'pkcs8',
    format: 'der',
  });
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  return crypto.subtle.importKey('pkcs8', new Uint8Array(der), curve, false, ['sign']);
}

/** Apple's secret: the assertion of RFC 7523, signed by a team and sent under the name of a secret. */
async function signedSecret(
  { teamId, keyId, keyVariable }: SignedSecret,
  variable: Surroundings['variable'],
): Promise<ClientAuth> {
  const key = await signingKey(variable(keyVariable));
  const sign = PrivateKeyJwt(
    { key, kid: keyId },
    { [modifyAssertion]: (_header, claims) => void (claims['iss'] = teamId) },
  );
  return async (as, client, body, headers) => {
    await sign(as, client, body, headers);
    body.set('client_secret', body.get('client_assertion') ?? '');
    body.delete('client_assertion');
    body.delete('client_assertion_type');
  };
}

/** How the chain proves to a provider that it is its client. */
export async function clientAuth(
  { secretVariable, signedSecret: signed, secretIn }: ProviderOptions,
  variable: Surroundings['variable'],
): Promise<ClientAuth> {
  if (signed) return signedSecret(signed, variable);
  if (secretVariable === undefined) return None();
  const secret = variable(secretVariable);
  return secretIn === 'header' ? ClientSecretBasic(secret) : ClientSecretPost(secret);
}
