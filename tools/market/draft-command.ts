import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { makeDraft } from '../../server/versions/make-draft.ts';
import { MarketCommandError, marketNamed, marketUsage } from './market-named.ts';
import { signed, type VersionsOf } from './version-commands.ts';

const hourMs = 3_600_000;
/** A draft is looked at and published, or thrown away: three months at most. */
const mostHours = 2160;

const options = {
  reason: { type: 'string' },
  author: { type: 'string' },
  hours: { type: 'string', default: '24' },
  json: { type: 'boolean', default: false },
} as const;

/**
 * Makes a draft of the files and tells the links to it [OPR-14].
 * @throws MarketCommandError, StartError, UnknownVersionError
 */
export async function runDraftCommand(
  { db, folders }: VersionsOf,
  [, ...args]: readonly string[],
): Promise<string> {
  const { values, positionals } = readArguments(args);
  const [only, ...others] = positionals;
  if (others.length > 0) throw new MarketCommandError(marketUsage);
  if (only !== undefined) marketNamed((await readDeployment(folders)).markets, only);
  const { reason, author = userInfo().username, hours, json } = values;
  const made = await makeDraft(db, folders, {
    ...signed({ author, reason }),
    lifeMs: hoursNamed(hours) * hourMs,
    ...(only !== undefined && { only }),
  });
  if (json) return JSON.stringify(made, null, 2);
  return [
    `It can be looked at until ${made.expiresAt.toISOString()}, by whoever has a link:`,
    ...made.links.map(({ market, link }) => `  ${market}  ${link}`),
  ].join('\n');
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new MarketCommandError(`${error instanceof Error ? error.message : ''}\n${marketUsage}`);
  }
}

function hoursNamed(text: string): number {
  const hours = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (hours >= 1 && hours <= mostHours) return hours;
  throw new MarketCommandError(`--hours ${text}: expected a whole number from 1 to ${mostHours}.`);
}
