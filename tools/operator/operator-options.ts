import { operatorRoles, type OperatorRole } from '../../core/operators/operator-roles.ts';

/** What was typed cannot be done, and why. */
export class OperatorCommandError extends Error {}

export const operatorUsage = `Accounts of the console at /operator:
  operator -- add --email <address> --name <name> --role <${operatorRoles.join('|')}> [--markets uk,fr] [--huts uk-1/1101]
  operator -- list
  operator -- password --email <address>        another password; every session ends
  operator -- second-factor --email <address>   a new key at the next sign-in; every session ends
  operator -- remove --email <address>
A password is asked for, or read from what is piped in. Where markets have databases of their own, accounts are those of
one database: --database <name or market>, else that of the first of --markets.`;

export const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  markets: { type: 'string' },
  huts: { type: 'string' },
} as const;

export const listOf = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function needed(value: string | undefined, option: string): string {
  if (value !== undefined && value.trim() !== '') return value.trim();
  throw new OperatorCommandError(`--${option} is missing.\n\n${operatorUsage}`);
}

export function emailIn(value: string | undefined): string {
  const email = needed(value, 'email');
  if (/^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254) return email;
  throw new OperatorCommandError(`${email} is no email address.`);
}

export function roleIn(value: string | undefined): OperatorRole {
  const role = operatorRoles.find((known) => known === value);
  if (role) return role;
  throw new OperatorCommandError(`--role has to be one of ${operatorRoles.join(', ')}.`);
}
