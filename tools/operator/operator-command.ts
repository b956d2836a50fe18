import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { hutName, type OperatorRole } from '../../core/operators/operator-roles.ts';
import type { PasswordDigests } from '../../server/accounts/password-hash.ts';
import {
  addOperator,
  allOperators,
  changeOperator,
  findOperator,
  type Operator,
  removeOperator,
} from '../../server/operators/operator-accounts.ts';
import { noteAction } from '../../server/operators/operator-actions.ts';
import type { Tables } from '../../server/storage/tables.ts';
import {
  emailIn,
  listOf,
  needed,
  OperatorCommandError,
  operatorUsage,
  options,
  roleIn,
} from './operator-options.ts';

const longestName = 100;
const shortestPassword = 12;

/** What the command works with. */
export interface OperatorTools {
  readonly db: Kysely<Tables>;
  readonly passwords: PasswordDigests;
  /** Asks for a new password at the terminal, or takes it from what is piped in. */
  readonly readPassword: () => Promise<string>;
}

async function newPassword({ readPassword, passwords }: OperatorTools): Promise<string> {
  const password = await readPassword();
  if (password.length < shortestPassword || password.length > 200) {
    throw new OperatorCommandError(
      `The password needs ${shortestPassword} characters at least and 200 at most.`,
    );
  }
  return passwords.hash(password);
}

/** @throws OperatorCommandError for markets and huts that the catalogue does not have */
async function assertPlaces(
  { db }: OperatorTools,
  role: OperatorRole,
  { markets, huts }: Readonly<Record<'markets' | 'huts', readonly string[]>>,
): Promise<void> {
  const rows = await db.selectFrom('hut').select(['market', 'sector', 'hut_id']).execute();
  const known = {
    markets: new Set(rows.map(({ market }) => market)),
    huts: new Set(rows.map(({ sector, hut_id: hutId }) => hutName({ sector, hutId }))),
  };
  const unknown = [
    ...markets.filter((market) => !known.markets.has(market)),
    ...huts.filter((hut) => !known.huts.has(hut)),
  ];
  if (unknown.length > 0) {
    throw new OperatorCommandError(
      `Not known: ${unknown.join(', ')}. Markets: ${[...known.markets].toSorted().join(', ')}. Huts are named by sector and id, as uk-1/1101. A new installation knows them once the server was started.`,
    );
  }
  if (role !== 'admin' && markets.length + huts.length === 0) {
    throw new OperatorCommandError(`The role ${role} needs --markets or --huts.`);
  }
}

async function operatorNamed({ db }: OperatorTools, email: string | undefined): Promise<Operator> {
  const operator = await findOperator(db, emailIn(email));
  if (operator) return operator;
  throw new OperatorCommandError(`Nobody has the email address ${email}.`);
}

const told = ({ email, name, role, markets, huts, factor_checked_at }: Operator): string =>
  [
    email.padEnd(32),
    role.padEnd(8),
    name.padEnd(24),
    [...markets, ...huts].join(', ') || (role === 'admin' ? 'everything' : 'nothing'),
    factor_checked_at ? '' : '(no second factor yet)',
  ].join(' ');

/**
 * Does what a command line says about accounts of the console, and answers what there is to say [OPR-20].
 * @throws OperatorCommandError
 */
export async function operatorCommand(
  tools: OperatorTools,
  args: readonly string[],
): Promise<string> {
  const { db } = tools;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const note = (action: string, email: string) =>
    noteAction(db, 'command line', { action, detail: { email } });
  switch (positionals[0] ?? '') {
    case 'add': {
      const email = emailIn(values.email);
      const name = needed(values.name, 'name').slice(0, longestName);
      const role = roleIn(values.role);
      const places = { markets: listOf(values.markets), huts: listOf(values.huts) };
      await assertPlaces(tools, role, places);
      const passwordHash = await newPassword(tools);
      const id = await addOperator(db, { email, name, role, ...places, passwordHash });
      if (id === undefined) {
        throw new OperatorCommandError(`Somebody has the email address ${email} already.`);
      }
      await note('operator-added', email);
      return `Added ${email} as ${role}. The key of the second factor is shown at the first sign-in at /operator.`;
    }
    case 'list': {
      const operators = await allOperators(db);
      return operators.length === 0 ? 'There are no operators.' : operators.map(told).join('\n');
    }
    case 'password': {
      const { id, email } = await operatorNamed(tools, values.email);
      await changeOperator(db, id, { passwordHash: await newPassword(tools) });
      await note('operator-password-changed', email);
      return `${email} has another password and is signed out everywhere.`;
    }
    case 'second-factor': {
      const { id, email } = await operatorNamed(tools, values.email);
      await changeOperator(db, id, 'new-second-factor');
      await note('operator-second-factor-reset', email);
      return `${email} gets a new key at the next sign-in and is signed out everywhere.`;
    }
    case 'remove': {
      const { id, email } = await operatorNamed(tools, values.email);
      await removeOperator(db, id);
      await note('operator-removed', email);
      return `Removed ${email}.`;
    }
    default:
      throw new OperatorCommandError(operatorUsage);
  }
}
