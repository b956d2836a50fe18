import type { Letter } from './accounts/mailer.ts';
import type { GatewayRecords } from './payments/gateway-records.ts';

/** Where letters and messages are kept in place of being sent, for `personalData.letterLifeMs` of the market. */
export interface Outbox {
  /** @param letter to an email address, or to a phone number */
  keep(letter: Letter): Promise<void>;
}

/**
 * What an installation keeps for plugins that have nothing of their own outside: what makes a sandbox possible without
 * another server. Its members are asked when a contribution is called, not while it is made: then nothing is open yet.
 */
export interface Installation {
  readonly payments: GatewayRecords;
  readonly outbox: Outbox;
  /** A secret of this installation by its name, made at first use and the same ever after. */
  secret(name: string): Promise<string>;
}

const closed = (): never => {
  throw new Error('This installation is not open.');
};

/** The installation of whoever only reads markets. */
export const closedInstallation: Installation = {
  get payments() {
    return closed();
  },
  get outbox() {
    return closed();
  },
  secret: closed,
};
