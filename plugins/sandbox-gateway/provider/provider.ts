import type { PluginServer } from '../../../core/server-half/plugin-server.ts';
import { accountKeys } from '../account.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { tellDelayOf } from './notifications.ts';
import { Payments } from './payments.ts';
import type { PaymentRecord, PaymentRecords } from './records.ts';
import { found } from './route-parts.ts';
import { signer } from './signed-words.ts';
import { storedRecords } from './stored-records.ts';
import { Trial } from './trial.ts';

type Server = PluginServer<SandboxOptions>;

/** The provider behind its routes, for one call. */
export interface Provider {
  readonly payments: Payments;
  readonly trial: Trial;
  readonly records: PaymentRecords;
  /** @throws Refusal 404 for a payment that is not there */
  paymentOf(transactionId: string): Promise<PaymentRecord>;
}

export type ProviderOf = (server: Server) => Provider;

/** Payments are kept in the provider's own tables. */
export const storedOf = (server: Server): PaymentRecords =>
  storedRecords(server.database, () => tellDelayOf(server));

/** @param recordsOf where payments are kept */
export const providerOn =
  (recordsOf: (server: Server) => PaymentRecords): ProviderOf =>
  (server) => {
    const records = recordsOf(server);
    return {
      records,
      payments: new Payments(records),
      trial: new Trial(
        records,
        signer(() => accountKeys(server).signing()),
      ),
      paymentOf: async (transactionId) => found(await records.find(transactionId), 'The payment'),
    };
  };
