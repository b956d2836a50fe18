import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inParts } from '../storage/in-parts.ts';
import { hasCome, momentIn } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import type { VersionFiles } from './version-files.ts';
import { storeContents } from './version-repository.ts';

/** A draft that can be looked at. */
export interface Draft {
  readonly id: string;
  /** From then on it cannot be. */
  readonly expiresAt: Date;
}

/** What a draft is made of. */
export interface NewDraft {
  readonly files: VersionFiles;
  readonly author: string;
  readonly reason: string;
  /** How long it can be looked at, in milliseconds. */
  readonly lifeMs: number;
}

/** Adds a draft, and removes those whose time is over. */
export async function addDraft(
  db: Kysely<Tables>,
  { files, author, reason, lifeMs }: NewDraft,
): Promise<Draft> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('market_draft').where(hasCome('expires_at')).execute();
    const { id, expires_at: expiresAt } = await tx
      .insertInto('market_draft')
      .values({
        id: randomBytes(16).toString('base64url'),
        expires_at: momentIn(lifeMs),
        author,
        reason,
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow();
    const stored = await storeContents(tx, files);
    for (const part of inParts(stored.map((file) => ({ draft: id, ...file })))) {
      await tx.insertInto('market_draft_file').values(part).execute();
    }
    return { id, expiresAt };
  });
}

/** A draft whose time is not over. */
export async function findDraft(db: Kysely<Tables>, id: string): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('market_draft')
    .select(['id', 'expires_at'])
    .where('id', '=', id)
    .where(({ not }) => not(hasCome('expires_at')))
    .executeTakeFirst();
  return row && { id: row.id, expiresAt: row.expires_at };
}

/** The files of a draft. */
export async function filesOfDraft(db: Kysely<Tables>, id: string): Promise<VersionFiles> {
  const rows = await db
    .selectFrom('market_draft_file')
    .innerJoin('market_file', 'market_file.digest', 'market_draft_file.digest')
    .select(['path', 'content'])
    .where('draft', '=', id)
    .orderBy('path')
    .execute();
  return new Map(rows.map(({ path, content }) => [path, content]));
}
