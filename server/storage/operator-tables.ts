import type { Generated } from 'kysely';
import type { OperatorRole } from '../../core/operators/operator-roles.ts';
import type { DefaultJson, Json, MomentOrNow } from './column-types.ts';

/** Somebody who works at the console. */
export interface OperatorTable {
  id: string;
  /** Email address in lower case, nobody else's. */
  email: string;
  name: string;
  /** The database refuses any other word. */
  role: OperatorRole;
  /** Ids of markets whose huts are theirs. */
  markets: Json;
  /** Huts that are theirs, each as its sector, a slash and its id. */
  huts: Json;
  /** Salted digest with its parameters. */
  password_hash: string;
  /** Key of the second factor, encrypted; empty until one is made at the first sign-in. */
  factor_key: string | null;
  /** When a code showed that the key has arrived; empty until then. */
  factor_checked_at: Date | null;
  /** Time step of the last code that was taken: no code is good twice. */
  factor_step: Generated<number>;
  created_at: MomentOrNow;
}

/** Where an operator is signed in, or has shown a password and no code yet. */
export interface OperatorSessionTable {
  /** Digest of what the cookie holds. */
  token_hash: string;
  operator_id: string;
  /** Whether a code was shown. */
  is_open: boolean;
  created_at: MomentOrNow;
  seen_at: MomentOrNow;
  /** When it is over however much it is used. */
  ends_at: Date;
}

/** A code that stands in for the second factor once. */
export interface OperatorRecoveryCodeTable {
  operator_id: string;
  code_hash: string;
}

/** What operators did. The database refuses to change or delete a row. */
export interface OperatorActionTable {
  id: Generated<number>;
  at: MomentOrNow;
  /** Empty for what was done on the command line. */
  operator_id: string | null;
  /** Email address of the operator, as it was. */
  operator: string;
  action: string;
  order_id: string | null;
  detail: DefaultJson;
  /** Key of a call that may come again: at most one row of an operator has it. */
  action_key: string | null;
}
