import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { OperatorScope } from '../../core/operators/operator-roles.ts';
import { toJson } from '../storage/json-text.ts';
import type { OperatorTable } from '../storage/operator-tables.ts';
import type { Tables } from '../storage/tables.ts';

/** An operator as it was read; only this server writes the lists of markets and huts. */
export type Operator = Omit<Selectable<OperatorTable>, 'markets' | 'huts'> & OperatorScope;

/** What an operator is made of. */
export interface NewOperator extends OperatorScope {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

const operatorOf = (row: Selectable<OperatorTable>): Operator => row as Operator;

/** How email addresses of operators are kept and looked up. */
export const operatorEmail = (email: string): string => email.trim().toLowerCase();

export async function findOperator(
  db: Kysely<Tables>,
  email: string,
): Promise<Operator | undefined> {
  const row = await db
    .selectFrom('operator')
    .selectAll()
    .where('email', '=', operatorEmail(email))
    .executeTakeFirst();
  return row && operatorOf(row);
}

export async function allOperators(db: Kysely<Tables>): Promise<readonly Operator[]> {
  const rows = await db.selectFrom('operator').selectAll().orderBy('email').execute();
  return rows.map(operatorOf);
}

/** Makes an operator; undefined where somebody has the email address already. */
export async function addOperator(
  db: Kysely<Tables>,
  { email, name, role, markets, huts, passwordHash }: NewOperator,
): Promise<string | undefined> {
  const added = await db
    .insertInto('operator')
    .values({
      id: randomUUID(),
      email: operatorEmail(email),
      name,
      role,
      markets: toJson(markets),
      huts: toJson(huts),
      password_hash: passwordHash,
      factor_key: null,
      factor_checked_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Gives an operator another password, or takes the second factor away; every session ends. */
export async function changeOperator(
  db: Kysely<Tables>,
  operatorId: string,
  change: { readonly passwordHash: string } | 'new-second-factor',
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('operator')
      .set(
        change === 'new-second-factor'
          ? { factor_key: null, factor_checked_at: null }
          : { password_hash: change.passwordHash },
      )
      .where('id', '=', operatorId)
      .execute();
    if (change === 'new-second-factor') {
      await tx.deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute();
    }
    await tx.deleteFrom('operator_session').where('operator_id', '=', operatorId).execute();
  });
}

/** Removes an operator; what they did stays in the list of actions. */
export async function removeOperator(db: Kysely<Tables>, operatorId: string): Promise<void> {
  await db.deleteFrom('operator').where('id', '=', operatorId).execute();
}
