import { closedInstallation, type Installation } from '../core/installation.ts';
import { gatewayRecords } from './payments/gateway-records.ts';
import type { Database } from './storage/database.ts';
import { installationSecret } from './storage/installation-secret.ts';

/** What an installation works with once its database is open. */
interface InstallationParts {
  readonly database: Database;
  readonly settleDelayMs: number;
}

/** Markets are loaded before the database opens: what plugins are made with opens later than they are. */
export class LateInstallation implements Installation {
  #open: Installation = closedInstallation;

  get payments(): Installation['payments'] {
    return this.#open.payments;
  }

  secret(name: string): Promise<string> {
    return this.#open.secret(name);
  }

  /** From here on plugins can be asked. */
  open({ database: { db }, settleDelayMs }: InstallationParts): void {
    this.#open = {
      payments: gatewayRecords(db, settleDelayMs),
      secret: (name) => installationSecret(db, name),
    };
  }
}
