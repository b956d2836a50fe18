import { fileURLToPath } from 'node:url';
import type { Problem } from '../../core/manifest/problem.ts';
import { marketDatabaseSettings } from './database-settings.ts';

/** A database that some markets have apart from all others [OPS-22]. */
export interface MarketDatabase {
  /** How health and metrics call it: the ids of the markets that name it, with a plus between. */
  readonly name: string;
  /** How the variables of its markets end. */
  readonly endings: readonly string[];
  /** Address of a PostgreSQL; undefined for an embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  /** Folder of an embedded one; undefined for a PostgreSQL. */
  readonly dataDir: string | undefined;
}

/** Which of a folder's markets live in a database, where they live in several [OPS-22]. */
export interface MarketHome {
  readonly serves: (market: string) => boolean;
  /** What is wrong with where the markets of a folder live; a folder of some of them is not judged. */
  readonly problemsOf?: (markets: readonly string[]) => readonly Problem[];
}

/** The database of all markets that name none. */
type SharedDatabase = Pick<MarketDatabase, 'databaseUrl'> & { readonly dataDir: string };

/** How the variables of a market end. */
export const endingOf = (market: string): string => market.toUpperCase().replaceAll('-', '_');

const { url: urlSetting, readUrl: readSetting } = marketDatabaseSettings;
const beginningOf = (variable: string): string => variable.replace('<MARKET>', '');

/** Which database an address leads to, whoever asks for it and however: two with the same are one. */
function placeOf(address: string): string {
  const { protocol, hostname, port, pathname, searchParams } = new URL(address);
  if (protocol === 'file:') return `file:${fileURLToPath(address).replace(/\/+$/, '')}`;
  return `${searchParams.get('host') ?? hostname}:${port || '5432'}${pathname}`;
}

/** Whether a database is embedded, which one process has to itself. */
export const hasEmbeddedDatabase = ({
  databaseUrl,
  marketDatabases,
}: Pick<SharedDatabase, 'databaseUrl'> & {
  readonly marketDatabases: readonly MarketDatabase[];
}): boolean =>
  databaseUrl === undefined || marketDatabases.some(({ dataDir }) => dataDir !== undefined);

/** How the variables end by which markets name a database. */
export const endingsOf = (
  variables: Readonly<Record<string, string | undefined>>,
): readonly string[] => [...valuesOf(urlSetting, variables, []).keys()];

/** What a market says of its database. */
interface Named {
  readonly ending: string;
  readonly url: string;
  readonly readUrl: string | undefined;
}

/**
 * The databases that markets have apart, from the variables of the environment. One that is the shared database is none.
 * @param problems takes what is wrong
 */
export function readMarketDatabases(
  variables: Readonly<Record<string, string | undefined>>,
  shared: SharedDatabase,
  problems: string[],
): readonly MarketDatabase[] {
  const urls = valuesOf(urlSetting, variables, problems);
  const readUrls = valuesOf(readSetting, variables, problems);
  for (const ending of readUrls.keys()) {
    if (!urls.has(ending) || urls.get(ending)?.startsWith('file:')) {
      problems.push(
        `${beginningOf(readSetting.variable)}${ending}: expected the address of a PostgreSQL in ${beginningOf(urlSetting.variable)}${ending}. A replica answers for one.`,
      );
    }
  }
  const named = [...urls].map(([ending, url]) => ({ ending, url, readUrl: readUrls.get(ending) }));
  const groups = new Map<string, readonly Named[]>();
  for (const one of named) {
    const place = placeOf(one.url);
    groups.set(place, [...(groups.get(place) ?? []), one]);
  }
  for (const [place, group] of groups) {
    if (isSpeltTwice(group) || isSpelt(place, group, shared.databaseUrl)) {
      const names = group.map(({ ending }) => `${beginningOf(urlSetting.variable)}${ending}`);
      problems.push(
        `${names.join(', ')}: expected one address and one replica for the markets of one database. Write them alike wherever that database is named.`,
      );
    }
  }
  groups.delete(sharedPlace(shared));
  return [...groups.values()].map(databaseOf);
}

function databaseOf(group: readonly Named[]): MarketDatabase {
  const [{ url, readUrl } = { url: '', readUrl: undefined }] = group;
  const endings = group.map(({ ending }) => ending);
  const isFolder = url.startsWith('file:');
  return {
    name: endings.map((ending) => ending.toLowerCase().replaceAll('_', '-')).join('+'),
    endings,
    databaseUrl: isFolder ? undefined : url,
    databaseReadUrl: readUrl,
    dataDir: isFolder ? fileURLToPath(url) : undefined,
  };
}

const isSpeltTwice = (group: readonly Named[]): boolean =>
  new Set(group.map(({ url }) => url)).size > 1 ||
  new Set(group.map(({ readUrl }) => readUrl)).size > 1;

/** Whether the shared database is named too, and otherwise. */
const isSpelt = (place: string, group: readonly Named[], shared: string | undefined): boolean =>
  shared !== undefined &&
  URL.canParse(shared) &&
  placeOf(shared) === place &&
  group.some(({ url, readUrl }) => url !== shared || readUrl !== undefined);

const sharedPlace = ({ databaseUrl, dataDir }: SharedDatabase): string => {
  if (databaseUrl === undefined) return `file:${dataDir.replace(/\/+$/, '')}`;
  return URL.canParse(databaseUrl) ? placeOf(databaseUrl) : databaseUrl;
};

/** The values of a setting by the ending of their market. */
function valuesOf(
  { variable, purpose, read, expected }: typeof urlSetting,
  variables: Readonly<Record<string, string | undefined>>,
  problems: string[],
): ReadonlyMap<string, string> {
  const beginning = beginningOf(variable);
  const values = new Map<string, string>();
  for (const [name, given] of Object.entries(variables)) {
    if (!name.startsWith(beginning) || given === undefined || given === '') continue;
    const ending = name.slice(beginning.length);
    const value = read(given);
    if (!/^[A-Z0-9_]+$/.test(ending)) {
      problems.push(
        `${name}: expected the id of a market in capitals behind ${beginning}, with _ for each hyphen. ${purpose}`,
      );
    } else if (value === undefined) problems.push(`${name}: expected ${expected}. ${purpose}`);
    else values.set(ending, value);
  }
  return values;
}
