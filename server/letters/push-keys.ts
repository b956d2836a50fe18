import { createECDH } from 'node:crypto';
import type { Kysely } from 'kysely';
import { installationSecret } from '../storage/installation-secret.ts';
import type { Tables } from '../storage/tables.ts';

/** The keys that this installation signs push messages with (RFC 8292), as base64url. */
export interface PushKeys {
  /** What browsers subscribe with: a point of P-256, uncompressed. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of this installation, made at its first start and the same ever after, in every process [SHP-32]. */
export async function pushKeys(db: Kysely<Tables>): Promise<PushKeys> {
  const privateKey = await installationSecret(db, 'push-key');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}
