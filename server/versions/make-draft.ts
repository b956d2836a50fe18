import type { Kysely } from 'kysely';
import { StartError } from '../../core/engine/start-error.ts';
import { checkDeployment } from '../markets/check-deployment.ts';
import type { DeploymentFolders } from '../markets/read-deployment.ts';
import type { Tables } from '../storage/tables.ts';
import { draftParameter, draftSecret, draftToken } from './draft-links.ts';
import { addDraft, type NewDraft } from './draft-repository.ts';
import { filesOfLatest } from './publish-markets.ts';
import { readVersionFiles, withFolderOf, withMarketOf } from './version-files.ts';

/** A draft that was made, with the link to it for each market. */
export interface MadeDraft {
  readonly expiresAt: Date;
  readonly links: readonly { readonly market: string; readonly link: string }[];
}

/**
 * Makes a draft of a folder that can be looked at for a while, once the check of a start finds nothing wrong with it
 * [OPR-14].
 * @param only id of a market whose files are taken; all others are as they were published
 * @throws StartError with all that is wrong; UnknownVersionError where `only` is given and nothing was published yet
 */
export async function makeDraft(
  db: Kysely<Tables>,
  folders: DeploymentFolders,
  { only, ...draft }: Omit<NewDraft, 'files'> & { readonly only?: string },
): Promise<MadeDraft> {
  const edited = await readVersionFiles(folders);
  const files = only === undefined ? edited : withMarketOf(await filesOfLatest(db), edited, only);
  const { problems, markets } = await withFolderOf(files, folders, (laidOut) =>
    checkDeployment(laidOut),
  );
  if (problems.length > 0) throw new StartError(problems);
  const { id, expiresAt } = await addDraft(db, { ...draft, files });
  const token = draftToken(await draftSecret(db), id);
  const links = markets.map(({ folder, market }) => {
    const [host = ''] = market.manifest.hosts;
    return { market: folder.id, link: `https://${host}/?${draftParameter}=${token}` };
  });
  return { expiresAt, links };
}
