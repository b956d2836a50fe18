import { generateKeyPairSync, sign } from 'node:crypto';
import type { ClientCertificate } from '../../../core/server-half/outside-call.ts';

/** A part of a certificate in DER: its kind, and what it is made of. */
const der = (kind: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from([kind, ...size]), content]);
};

const [bits, sequence, set] = [3, 48, 49];
const objectId = (hex: string) => der(6, Buffer.from(hex, 'hex'));
const commonName = objectId('550403');
const ecdsaWithSha256 = der(sequence, objectId('2a8648ce3d040302'));

/** A certificate for a name that its own key has signed, good until 2049. */
export function ownCertificate(name: string): ClientCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const named = der(sequence, der(set, der(sequence, commonName, der(12, Buffer.from(name)))));
  const moments = ['200101000000Z', '491231235959Z'].map((moment) => der(23, Buffer.from(moment)));
  const content = der(
    sequence,
    der(2, Buffer.from([1])),
    ecdsaWithSha256,
    named,
    der(sequence, ...moments),
    named,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(bits, Buffer.from([0]), sign('sha256', content, privateKey));
  const whole = der(sequence, content, ecdsaWithSha256, signature).toString('base64');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${whole}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
