import type { Kysely, Transaction } from 'kysely';
import { StartError } from '../../core/engine/start-error.ts';
import { type CheckedDeployment, checkDeployment } from '../markets/check-deployment.ts';
import type { DeploymentFolders } from '../markets/read-deployment.ts';
import type { Tables } from '../storage/tables.ts';
import { endCanaryIn, runningCanary } from './canary-repository.ts';
import { fileChanges } from './file-changes.ts';
import {
  readVersionFiles,
  type VersionFiles,
  withFolderOf,
  withMarketOf,
} from './version-files.ts';
import { addVersion, filesOfVersion, latestNumber, type NewVersion } from './version-repository.ts';

/** Tells what follows from a version for whom, compared with the one before. */
export type PlanOf = (before: CheckedDeployment, after: CheckedDeployment) => Promise<string>;

/** Who publishes, and why, and who tells what follows. */
export interface Publication extends Pick<NewVersion, 'author' | 'reason'> {
  readonly planOf: PlanOf;
}

/** A version that was published, or the last one where nothing differs from it. */
export interface PublishedResult {
  readonly number: number;
  /** What follows from it, compared with the version before; undefined where nothing does and nothing was published. */
  readonly plan?: string;
}

/** There is no version of a number. */
export class UnknownVersionError extends Error {
  override readonly name = 'UnknownVersionError';

  constructor(number: number, latest: number) {
    super(
      latest === 0
        ? 'Nothing was published yet: npm run market -- publish --reason "…"'
        : `There is no version ${number}: the last one is ${latest}.`,
    );
  }
}

/**
 * Publishes the files of a folder as a version, once the check of a start finds nothing wrong with it [OPR-12, OPR-17].
 * @param only id of a market whose files are taken; all others stay as they were published
 * @throws StartError with all that is wrong; PublishedMeanwhileError; UnknownVersionError where there are no others yet
 */
export async function publishMarkets(
  db: Kysely<Tables>,
  folders: DeploymentFolders,
  { only, ...publication }: Publication & { readonly only?: string },
): Promise<PublishedResult> {
  const latest = await latestNumber(db);
  const before = await filesOfVersion(db, latest);
  if (only !== undefined && latest === 0) throw new UnknownVersionError(0, latest);
  const edited = await readVersionFiles(folders);
  const files = only === undefined ? edited : withMarketOf(before, edited, only);
  return publish(db, folders, { ...publication, files, before, after: latest });
}

/**
 * Publishes an earlier version again [OPR-12]. It is checked like any other: this release may not serve what another did.
 * @throws UnknownVersionError; StartError; PublishedMeanwhileError
 */
export async function rollBack(
  db: Kysely<Tables>,
  folders: DeploymentFolders,
  { to, ...publication }: Publication & { readonly to: number },
): Promise<PublishedResult> {
  const latest = await latestNumber(db);
  const files = await filesOfKnownVersion(db, to);
  const before = await filesOfVersion(db, latest);
  return publish(db, folders, { ...publication, files, before, restores: to, after: latest });
}

/** The files of the version published last. @throws UnknownVersionError when nothing was published */
export const filesOfLatest = async (db: Kysely<Tables>): Promise<VersionFiles> =>
  filesOfKnownVersion(db, await latestNumber(db));

/** The files of a version. @throws UnknownVersionError */
export async function filesOfKnownVersion(
  db: Kysely<Tables>,
  number: number,
): Promise<VersionFiles> {
  const files = await filesOfVersion(db, number);
  if (files.size === 0) throw new UnknownVersionError(number, await latestNumber(db));
  return files;
}

/** Publishes files, once the check of a start finds nothing wrong with them; a canary that runs ends with it. */
export async function publish(
  db: Kysely<Tables>,
  folders: DeploymentFolders,
  {
    before,
    planOf,
    promotes,
    alsoIn,
    ...version
  }: Omit<NewVersion, 'plan' | 'alongside'> & {
    readonly before: VersionFiles;
    readonly planOf: PlanOf;
    /** The canary whose files they are. */
    readonly promotes?: number;
    /** What belongs to it besides, done in its transaction. */
    readonly alsoIn?: NewVersion['alongside'];
  },
): Promise<PublishedResult> {
  // What is checked is what will be stored, and not what an editor may have made of the folder since.
  const plan = await withFolderOf(version.files, folders, async (laidOut) => {
    const checked = await checkDeployment(laidOut);
    if (checked.problems.length > 0) throw new StartError(checked.problems);
    if (version.after === 0) return 'The first version.';
    if (fileChanges(before, version.files).length === 0) return undefined;
    return withFolderOf(before, folders, async (old) =>
      planOf(await checkDeployment(old), checked),
    );
  });
  if (plan === undefined) return { number: version.after };
  const alongside = async (tx: Transaction<Tables>, number: number): Promise<void> => {
    await alsoIn?.(tx, number);
    const running = await runningCanary(tx);
    if (!running) return;
    const outcome = running.id === promotes ? 'promoted' : 'taken-back';
    await endCanaryIn(tx, { id: running.id, outcome, why: `Version ${number} was published.` });
  };
  return { number: await addVersion(db, { ...version, plan, alongside }), plan };
}
