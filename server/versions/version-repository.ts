import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { versionsChannel } from '../storage/channels.ts';
import { inParts } from '../storage/in-parts.ts';
import { publishIn } from '../storage/publish.ts';
import type { Tables } from '../storage/tables.ts';
import type { VersionFiles } from './version-files.ts';

/** A published version, without its files. */
export interface PublishedVersion {
  readonly number: number;
  readonly publishedAt: Date;
  readonly author: string;
  readonly reason: string;
  /** What its author was shown of its consequences. */
  readonly plan: string;
  /** The version that it brought back; null for one with files of its own. */
  readonly restores: number | null;
}

/** What is published. */
export interface NewVersion extends Pick<PublishedVersion, 'author' | 'reason' | 'plan'> {
  readonly files: VersionFiles;
  readonly restores?: number;
  /** The version that the plan was made against, 0 for none: nothing is published over another one's work. */
  readonly after: number;
  /** What belongs to it, done in its transaction. */
  readonly alongside?: (tx: Transaction<Tables>, number: number) => Promise<void>;
}

/** Somebody else has published since the plan was made. */
export class PublishedMeanwhileError extends Error {
  override readonly name = 'PublishedMeanwhileError';

  constructor(latest: number) {
    super(`Version ${latest} was published meanwhile: look at it, then publish again.`);
  }
}

/** Key of the lock that lets one publish at a time. */
export const publishLock = 7_201_002;

const columns = ['number', 'published_at', 'author', 'reason', 'plan', 'restores'] as const;

/** Adds a version, and tells every server of it. @returns its number @throws PublishedMeanwhileError */
export async function addVersion(
  db: Kysely<Tables>,
  { files, author, reason, plan, restores, after, alongside }: NewVersion,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${publishLock}::bigint)`.execute(tx);
    const latest = await latestNumber(tx);
    if (latest !== after) throw new PublishedMeanwhileError(latest);
    const number = latest + 1;
    await tx
      .insertInto('market_version')
      .values({ number, author, reason, plan, restores: restores ?? null })
      .execute();
    const stored = await storeContents(tx, files);
    const places = stored.map((file) => ({ version: number, ...file }));
    for (const part of inParts(places)) {
      await tx.insertInto('market_version_file').values(part).execute();
    }
    await alongside?.(tx, number);
    await publishIn(tx, versionsChannel, String(number));
    return number;
  });
}

/** A file by the content that it has. */
interface StoredFile {
  readonly path: string;
  readonly digest: string;
}

/** Keeps the contents of files, each once. @returns which file has which */
export async function storeContents(
  tx: Transaction<Tables>,
  files: VersionFiles,
): Promise<readonly StoredFile[]> {
  const rows = [...files].map(([path, content]) => ({ path, content, digest: digest(content) }));
  const contents = new Map(rows.map((row) => [row.digest, row.content]));
  for (const part of inParts([...contents].map(([key, content]) => ({ digest: key, content })))) {
    await tx
      .insertInto('market_file')
      .values(part)
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .execute();
  }
  return rows.map((row) => ({ path: row.path, digest: row.digest }));
}

const digest = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Number of the version that was published last; 0 when there is none. */
export async function latestNumber(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('market_version')
    .select(({ fn }) => fn.max<number | null>('number').as('latest'))
    .executeTakeFirstOrThrow();
  return row.latest ?? 0;
}

/** The versions, the last one first. */
export async function listVersions(db: Kysely<Tables>): Promise<readonly PublishedVersion[]> {
  const rows = await db
    .selectFrom('market_version')
    .select(columns)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ published_at: publishedAt, ...row }) => ({ ...row, publishedAt }));
}

/** The files of a version; none when there is no such version. */
export async function filesOfVersion(db: Kysely<Tables>, version: number): Promise<VersionFiles> {
  const rows = await db
    .selectFrom('market_version_file')
    .innerJoin('market_file', 'market_file.digest', 'market_version_file.digest')
    .select(['path', 'content'])
    .where('version', '=', version)
    .execute();
  const texts = rows.map(({ path, content }): [string, string] => [path, content]);
  return new Map(texts.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
