import { StartError } from '../../core/engine/start-error.ts';
import { describeProblem } from '../../core/manifest/problem.ts';
import type { SettingsPublished } from '../../schemas/types/http/market-settings.ts';
import type { Operator } from '../operators/operator-accounts.ts';
import { detailOfKey, noteAction } from '../operators/operator-actions.ts';
import { planOf } from '../review/plan/plan-text.ts';
import { ProblemError, wrongFields } from '../shell/problem-error.ts';
import { publish } from '../versions/publish-markets.ts';
import type { VersionFiles } from '../versions/version-files.ts';
import { PublishedMeanwhileError } from '../versions/version-repository.ts';
import { assertPublished, presentVersion, type SettingsBase } from './settings-base.ts';
import type { SettingsContext } from './settings-context.ts';

/** Who publishes settings of which market, and why. */
export interface SettingsSignature {
  readonly operator: Operator;
  readonly market: string;
  readonly reason: string;
  /** Key of the call, which may come again. */
  readonly key: string;
  /** The version that is brought back. */
  readonly restores?: number;
}

/** Problems of one answer. */
const mostProblems = 20;

/**
 * Publishes the files of a market over the version that they were made from, and writes it down with it [OPR-12, OPR-21].
 * @throws ProblemError 409 where another version was published meanwhile or files are served; 422 with what is wrong
 */
export async function publishSettings(
  context: SettingsContext,
  base: SettingsBase,
  files: VersionFiles,
  { operator, market, reason: given, key, restores }: SettingsSignature,
): Promise<SettingsPublished> {
  assertPublished(context);
  const { db } = context.database;
  const reason = given.trim();
  if (reason === '') throw wrongFields([{ field: 'reason', reason: 'must not be empty' }]);
  const done = () => publishedByKey(context, operator, key);
  const before = await done();
  if (before) return before;
  const action = restores === undefined ? 'settings-published' : 'settings-rolled-back';
  const detailOf = (version: number) => ({
    market,
    version: `version ${version}`,
    ...(restores !== undefined && { to: `back to ${restores}` }),
    reason,
  });
  try {
    const latest = await presentVersion(context);
    if (latest !== base.version) throw new PublishedMeanwhileError(latest);
    const { number, plan } = await context.turns.take(operator.id, () =>
      publish(db, context.environment, {
        author: operator.email,
        reason,
        planOf,
        files,
        before: base.files,
        after: base.version,
        ...(restores !== undefined && { restores }),
        alsoIn: async (tx, version) => {
          await noteAction(tx, operator, { action, key, detail: detailOf(version) });
        },
      }),
    );
    return { version: number, isNew: plan !== undefined };
  } catch (error) {
    if (error instanceof StartError) throw refused(error);
    if (!(error instanceof PublishedMeanwhileError)) throw error;
    // The same call may have come twice: the other one has published what this one wanted to.
    const meanwhile = await done();
    if (meanwhile) return meanwhile;
    throw new ProblemError(409, 'PUBLISHED_MEANWHILE', error.message);
  }
}

/** What a call with this key has published already. */
async function publishedByKey(
  { database }: Pick<SettingsContext, 'database'>,
  operator: Operator,
  key: string,
): Promise<SettingsPublished | undefined> {
  const detail = await detailOfKey(database.db, operator, key);
  const version = /^version (\d+)$/.exec(String(detail?.['version']))?.[1];
  return version === undefined ? undefined : { version: Number(version), isNew: true };
}

const refused = ({ problems }: StartError): ProblemError =>
  new ProblemError(
    422,
    'SETTINGS_REFUSED',
    problems.slice(0, mostProblems).map(describeProblem).join('\n'),
  );
