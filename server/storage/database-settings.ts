import { optionalText, type Setting, wholeNumber } from '../setting-kinds.ts';
import { defaultLimits } from './database-limits.ts';

const postgresAddress = {
  read: (value: string) => (/^postgres(ql)?:\/\//.test(value) ? value : undefined),
  expected: 'an address that starts with postgresql://',
};

/** The settings of the database that all markets share which have none of their own. */
export const databaseSettings = {
  databaseUrl: {
    ...optionalText(
      'DATABASE_URL',
      'PostgreSQL to use in place of the embedded database. Its user needs CREATEROLE and the right to create schemas as soon as a manifest names a plugin with tables of its own; without them the start ends and says so. Nothing else needs them.',
    ),
    ...postgresAddress,
  },
  databaseReadUrl: {
    ...optionalText(
      'DATABASE_READ_URL',
      'A replica of the PostgreSQL of DATABASE_URL, for reads that may be a second old: past orders, figures and searches of the console. Where it fails or falls behind, the primary answers.',
    ),
    ...postgresAddress,
  },
  databaseStatementMs: {
    ...wholeNumber(
      'DATABASE_STATEMENT_MS',
      'Milliseconds that a statement of the database may take; one that takes longer is ended.',
      { least: 100, most: 600_000 },
    ),
    fallback: defaultLimits.statementMs,
  },
  databaseWaitMs: {
    ...wholeNumber(
      'DATABASE_WAIT_MS',
      'Milliseconds to wait for a connection to the database, or for a lock that another statement holds.',
      { least: 100, most: 600_000 },
    ),
    fallback: defaultLimits.connectionMs,
  },
} as const;

const isAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, host, pathname } = new URL(value);
  if (protocol === 'file:') return host === '' && pathname.length > 1;
  return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1;
};

/** The settings that a market may have for itself: `<MARKET>` stands for its id in capitals, `_` for each hyphen. */
export const marketDatabaseSettings: Readonly<
  Record<'url' | 'readUrl', Setting<undefined | string>>
> = {
  url: {
    ...optionalText(
      'DATABASE_URL_<MARKET>',
      'Database of one market, apart from that of all others: its orders, accounts and all else are there and nowhere else. PostgreSQL, or an embedded one in a folder. Markets that name the same one share it.',
    ),
    read: (value) => (isAddress(value) ? value : undefined),
    expected:
      'an address of a database as in postgresql://host/name, or of a folder as in file:///var/lib/comanda-market',
  },
  readUrl: {
    ...optionalText(
      'DATABASE_READ_URL_<MARKET>',
      'A replica of the PostgreSQL of DATABASE_URL_<MARKET>, as DATABASE_READ_URL is one of DATABASE_URL.',
    ),
    ...postgresAddress,
  },
};
