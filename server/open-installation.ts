import { closedInstallation, type Installation } from '../core/installation.ts';
import { keptLetters } from './accounts/mail.ts';
import type { Database } from './storage/database.ts';
import { oneTimeValues } from './storage/one-time-values.ts';
import { installationSecret } from './storage/installation-secret.ts';

/** What an installation works with once its database is open. */
interface InstallationParts {
  readonly database: Database;
}

/** Markets are loaded before the database opens: what plugins are made with opens later than they are. */
export class LateInstallation implements Installation {
  #open: Installation = closedInstallation;

  get outbox(): Installation['outbox'] {
    return this.#open.outbox;
  }

  get oneTime(): Installation['oneTime'] {
    return this.#open.oneTime;
  }

  secret(name: string): Promise<string> {
    return this.#open.secret(name);
  }

  /** From here on plugins can be asked. */
  open({ database: { db } }: InstallationParts): void {
    const secrets = new Map<string, Promise<string>>();
    this.#open = {
      outbox: keptLetters(db),
      oneTime: oneTimeValues(db),
      secret: (name) => {
        const secret = secrets.get(name) ?? installationSecret(db, name);
        secrets.set(name, secret);
        // One that could not be read is asked for again.
        secret.catch(() => secrets.delete(name));
        return secret;
      },
    };
  }
}
