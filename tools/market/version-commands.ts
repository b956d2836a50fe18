import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { DeploymentFolders } from '../../server/markets/read-deployment.ts';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import type { Tables } from '../../server/storage/tables.ts';
import { listCanaries } from '../../server/versions/canary-repository.ts';
import { changesAsText, fileChanges } from '../../server/versions/file-changes.ts';
import {
  filesOfKnownVersion,
  type PublishedResult,
  publishMarkets,
  rollBack,
  UnknownVersionError,
} from '../../server/versions/publish-markets.ts';
import { planOf } from '../../server/review/plan/plan-text.ts';
import { readVersionFiles } from '../../server/versions/version-files.ts';
import { listVersions, type PublishedVersion } from '../../server/versions/version-repository.ts';
import { canaryLine } from './canary-line.ts';
import { MarketCommandError, marketNamed, marketUsage } from './market-named.ts';

/** What the commands about versions work on. */
export interface VersionsOf {
  readonly db: Kysely<Tables>;
  readonly folders: DeploymentFolders;
}

const options = {
  reason: { type: 'string' },
  author: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** What a command line says besides the name of the command. */
interface VersionCommand {
  readonly names: readonly string[];
  readonly reason: string | undefined;
  readonly author: string;
  readonly asJson: boolean;
}

const commands: Readonly<
  Record<string, ((at: VersionsOf, command: VersionCommand) => Promise<string>) | undefined>
> = { publish, rollback, history, show, diff };

/** Whether a command is about versions in the database. */
export const isVersionCommand = (name = ''): boolean => Object.hasOwn(commands, name);

/**
 * Runs a command about published versions [OPR-12].
 * @returns what it tells
 * @throws MarketCommandError, StartError, UnknownVersionError, PublishedMeanwhileError
 */
export async function runVersionCommand(
  at: VersionsOf,
  [name = '', ...args]: readonly string[],
): Promise<string> {
  const run = commands[name];
  if (!run) throw new MarketCommandError(marketUsage);
  return run(at, readArguments(args));
}

function readArguments(args: readonly string[]): VersionCommand {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const { reason, author = userInfo().username, json: asJson } = values;
    return { names: positionals, reason, author, asJson };
  } catch (error) {
    throw new MarketCommandError(`${error instanceof Error ? error.message : ''}\n${marketUsage}`);
  }
}

async function publish(
  { db, folders }: VersionsOf,
  { names, asJson, ...command }: VersionCommand,
): Promise<string> {
  const [only, ...others] = names;
  if (others.length > 0) throw new MarketCommandError(marketUsage);
  if (only !== undefined) marketNamed((await readDeployment(folders)).markets, only);
  const publication = { ...signed(command), planOf, ...(only !== undefined && { only }) };
  return told(await publishMarkets(db, folders, publication), asJson);
}

async function rollback(
  { db, folders }: VersionsOf,
  { names, asJson, ...command }: VersionCommand,
): Promise<string> {
  const to = oneVersion(names);
  return told(await rollBack(db, folders, { ...signed(command), planOf, to }), asJson);
}

async function history({ db }: VersionsOf, { names, asJson }: VersionCommand): Promise<string> {
  if (names.length > 0) throw new MarketCommandError(marketUsage);
  const versions = await listVersions(db);
  if (asJson) return JSON.stringify(versions, null, 2);
  const canaries = (await listCanaries(db)).map(canaryLine);
  if (versions.length === 0) return 'Nothing was published yet.';
  return [...versions.map(headOf), ...canaries].join('\n');
}

async function show({ db }: VersionsOf, { names, asJson }: VersionCommand): Promise<string> {
  const number = oneVersion(names);
  const versions = await listVersions(db);
  const version = versions.find((one) => one.number === number);
  if (!version) throw new UnknownVersionError(number, versions[0]?.number ?? 0);
  return asJson ? JSON.stringify(version, null, 2) : `${headOf(version)}\n\n${version.plan}`;
}

async function diff(
  { db, folders }: VersionsOf,
  { names, asJson }: VersionCommand,
): Promise<string> {
  const [from, to, ...others] = names;
  if (from === undefined || others.length > 0) throw new MarketCommandError(marketUsage);
  const before = await filesOfKnownVersion(db, versionNamed(from));
  const after =
    to === undefined
      ? await readVersionFiles(folders)
      : await filesOfKnownVersion(db, versionNamed(to));
  const changes = fileChanges(before, after);
  return asJson ? JSON.stringify(changes, null, 2) : changesAsText(changes);
}

/** Who does it, and why. @throws MarketCommandError without a reason: the history is read when something went wrong */
export function signed({ author, reason = '' }: Pick<VersionCommand, 'author' | 'reason'>): {
  readonly author: string;
  readonly reason: string;
} {
  if (reason.trim() === '') throw new MarketCommandError('Say why: --reason "…"');
  return { author, reason: reason.trim() };
}

function oneVersion([name, ...others]: readonly string[]): number {
  if (name === undefined || others.length > 0) throw new MarketCommandError(marketUsage);
  return versionNamed(name);
}

function versionNamed(name: string): number {
  if (!/^[1-9]\d{0,8}$/.test(name))
    throw new MarketCommandError(`${name} is no number of a version.`);
  return Number(name);
}

const told = ({ number, plan }: PublishedResult, asJson: boolean): string => {
  if (asJson) return JSON.stringify({ number, isNew: plan !== undefined, plan }, null, 2);
  return plan === undefined
    ? `Nothing differs from version ${number}: nothing was published.`
    : `${plan}\n\nVersion ${number} is published: servers that follow the database serve it.`;
};

const headOf = ({ number, publishedAt, author, reason, restores }: PublishedVersion): string =>
  [
    String(number).padStart(4),
    publishedAt.toISOString().slice(0, 19).replace('T', ' '),
    author,
    `${restores === null ? '' : `(back to ${restores}) `}${reason}`,
  ].join('  ');
