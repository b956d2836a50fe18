import type { EditedText } from '../../schemas/types/http/market-settings.ts';
import { notFound, ProblemError } from '../shell/problem-error.ts';
import { readVersionFiles, type VersionFiles } from '../versions/version-files.ts';
import { filesOfVersion, latestNumber } from '../versions/version-repository.ts';
import type { SettingsContext } from './settings-context.ts';
import { isEdited } from './settings-scope.ts';

/** The files that an operator starts from. */
export interface SettingsBase {
  /** The version that they are of; 0 for the folder of the markets. */
  readonly version: number;
  readonly files: VersionFiles;
}

type Sources = Pick<SettingsContext, 'database' | 'environment'>;

/** Whether the server serves what was published, so that publishing switches it. */
export const isPublished = ({ environment }: Pick<SettingsContext, 'environment'>): boolean =>
  environment.marketsFrom === 'database';

/** What can be edited now: the version published last, or the folder where the server serves its files. */
export async function presentVersion({ database, environment }: Sources): Promise<number> {
  return isPublished({ environment }) ? latestNumber(database.db) : 0;
}

/** The files of a version, or of the folder of the markets for 0. @throws ProblemError 404 for a version that there is none of */
export async function baseOf(sources: Sources, version: number): Promise<SettingsBase> {
  const { database, environment } = sources;
  const files =
    version === 0 && !isPublished(sources)
      ? await readVersionFiles(environment)
      : await filesOfVersion(database.db, version);
  if (files.size === 0) throw notFound(`Version ${version}`);
  return { version, files };
}

/** The files with those of a market as they were edited. @throws ProblemError 404 for a file that the market does not have */
export function withEdits(
  { files }: SettingsBase,
  market: string,
  edits: readonly EditedText[],
): VersionFiles {
  const edited = new Map(files);
  for (const { path, text } of edits) {
    const place = `${market}/${path}`;
    if (!files.has(place) || !isEdited(path)) throw notFound(`The file ${path}`);
    edited.set(place, text);
  }
  return edited;
}

/** @throws ProblemError 409 where the server serves the files of its folder */
export function assertPublished(sources: Pick<SettingsContext, 'environment'>): void {
  if (isPublished(sources)) return;
  throw new ProblemError(
    409,
    'FOLLOWS_FILES',
    'This server serves the files of its folder: publishing would switch nothing here. Edit the files, or set MARKETS_FROM to database.',
  );
}
