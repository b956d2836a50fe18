import type { Kysely } from 'kysely';
import { StartError } from '../../core/engine/start-error.ts';
import { type CheckedDeployment, checkDeployment } from '../markets/check-deployment.ts';
import { catalogueOf } from '../markets/check-catalogue.ts';
import type { DeploymentFolders } from '../markets/read-deployment.ts';
import type { Tables } from '../storage/tables.ts';
import {
  addCanary,
  type Canary,
  CanaryError,
  endCanary,
  filesOfCanary,
  type NewCanary,
  runningCanary,
} from './canary-repository.ts';
import { fileChanges } from './file-changes.ts';
import {
  type Publication,
  publish,
  type PublishedResult,
  UnknownVersionError,
} from './publish-markets.ts';
import { readVersionFiles, withFolderOf, withMarketOf } from './version-files.ts';
import { filesOfVersion, latestNumber } from './version-repository.ts';

/** How a canary is begun. */
export interface CanaryWish extends Publication, Pick<NewCanary, 'reach' | 'guardrails'> {
  /** Id of a market whose files are taken; all others stay as they were published. */
  readonly only?: string;
}

/** The huts of every sector, as `sector/id`. */
const hutsOf = ({ markets }: CheckedDeployment): readonly string[] =>
  markets
    .flatMap(({ folder }) => catalogueOf(folder)?.huts ?? [])
    .map(({ sector, id }) => `${sector}/${id}`)
    .toSorted();

/**
 * Begins to serve the files of a folder to some visitors, once the check of a start finds nothing wrong with them
 * [OPR-16].
 * @throws StartError with all that is wrong; CanaryError; PublishedMeanwhileError; UnknownVersionError
 */
export async function makeCanary(
  db: Kysely<Tables>,
  folders: DeploymentFolders,
  { only, planOf, reach, ...signed }: CanaryWish,
): Promise<{ readonly id: number; readonly plan: string }> {
  const after = await latestNumber(db);
  if (after === 0) throw new UnknownVersionError(0, after);
  const before = await filesOfVersion(db, after);
  const edited = await readVersionFiles(folders);
  const files = only === undefined ? edited : withMarketOf(before, edited, only);
  if (fileChanges(before, files).length === 0) {
    throw new CanaryError(`Nothing differs from version ${after}: there is nothing to try.`);
  }
  const plan = await withFolderOf(files, folders, async (laidOut) => {
    const checked = await checkDeployment(laidOut);
    if (checked.problems.length > 0) throw new StartError(checked.problems);
    return withFolderOf(before, folders, async (old) => {
      const present = await checkDeployment(old);
      assertSameHuts(hutsOf(present), hutsOf(checked), reach);
      return planOf(present, checked);
    });
  });
  return { id: await addCanary(db, { ...signed, reach, files, plan, after }), plan };
}

/** Orders, tills and the console know the huts that everybody is served: only settings, words and menus are tried out. */
function assertSameHuts(
  before: readonly string[],
  after: readonly string[],
  reach: Canary['reach'],
): void {
  if (before.join() !== after.join()) {
    throw new CanaryError(
      'A canary has the huts that there are: publish new ones, or remove them, first.',
    );
  }
  const unknown =
    reach.kind === 'huts' ? reach.huts.find((hut) => !before.includes(hut)) : undefined;
  if (unknown !== undefined)
    throw new CanaryError(`There is no hut ${unknown}: name it as sector/id.`);
}

/** The canary that runs. @throws CanaryError while none does */
async function knownCanary(db: Kysely<Tables>): Promise<Canary> {
  const running = await runningCanary(db);
  if (!running) throw new CanaryError('No canary runs.');
  return running;
}

/** Publishes what the canary's visitors are served for everybody. @throws CanaryError; StartError; PublishedMeanwhileError */
export async function promoteCanary(
  db: Kysely<Tables>,
  folders: DeploymentFolders,
  publication: Publication,
): Promise<PublishedResult> {
  const { id, after } = await knownCanary(db);
  const files = await filesOfCanary(db, id);
  const before = await filesOfVersion(db, after);
  return publish(db, folders, { ...publication, files, before, after, promotes: id });
}

/** Takes the canary that runs back. @throws CanaryError */
export async function takeCanaryBack(
  db: Kysely<Tables>,
  { author, reason }: Pick<Publication, 'author' | 'reason'>,
): Promise<number> {
  const { id } = await knownCanary(db);
  await endCanary(db, { id, outcome: 'taken-back', why: `${author}: ${reason}` });
  return id;
}
