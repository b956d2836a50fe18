import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { type Guardrails, usualGuardrails } from '../../server/versions/canary-guard.ts';
import type { CanaryReach } from '../../server/versions/canary-repository.ts';
import { makeCanary, promoteCanary, takeCanaryBack } from '../../server/versions/make-canary.ts';
import { MarketCommandError, marketNamed, marketUsage } from './market-named.ts';
import { planOf } from '../../server/review/plan/plan-text.ts';
import { signed, type VersionsOf } from './version-commands.ts';

const options = {
  reason: { type: 'string' },
  author: { type: 'string' },
  huts: { type: 'string' },
  share: { type: 'string' },
  'orders-percent': { type: 'string' },
  'failure-points': { type: 'string' },
  'payment-error-points': { type: 'string' },
  'least-calls': { type: 'string' },
} as const;

type Values = { readonly [Name in keyof typeof options]?: string };

const names: readonly string[] = ['canary', 'promote', 'take-back'];

/** Whether a command is about canaries. */
export const isCanaryCommand = (name = ''): boolean => names.includes(name);

/**
 * Begins, promotes or takes back a canary [OPR-16].
 * @throws MarketCommandError, CanaryError, StartError, UnknownVersionError, PublishedMeanwhileError
 */
export async function runCanaryCommand(
  { db, folders }: VersionsOf,
  [name = '', ...args]: readonly string[],
): Promise<string> {
  const { values, positionals } = readArguments(args);
  const [only, ...others] = positionals;
  if (others.length > 0 || (name !== 'canary' && only !== undefined)) {
    throw new MarketCommandError(marketUsage);
  }
  const { author = userInfo().username, reason } = values;
  const signature = signed({ author, reason });
  if (name === 'take-back') {
    return `Canary ${await takeCanaryBack(db, signature)} is taken back.`;
  }
  if (name === 'promote') {
    const { number } = await promoteCanary(db, folders, { ...signature, planOf });
    return `Version ${number} is published: everybody is served it.`;
  }
  if (only !== undefined) marketNamed((await readDeployment(folders)).markets, only);
  const { id, plan } = await makeCanary(db, folders, {
    ...signature,
    planOf,
    reach: reachOf(values),
    guardrails: guardrailsOf(values),
    ...(only !== undefined && { only }),
  });
  return `${plan}\n\nCanary ${id} runs.`;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new MarketCommandError(`${error instanceof Error ? error.message : ''}\n${marketUsage}`);
  }
}

function reachOf({ huts, share }: Values): CanaryReach {
  if ((huts === undefined) === (share === undefined)) {
    throw new MarketCommandError('Say who meets it: --huts <sector/id,…> or --share <percent>.');
  }
  if (huts !== undefined) return { kind: 'huts', huts: huts.split(',').map((hut) => hut.trim()) };
  return { kind: 'share', percent: numberOf('share', share, 0, { least: 1, most: 99 }) };
}

const guardrailsOf = (values: Values): Guardrails => {
  const of = (name: keyof Values, usual: number, most: number): number =>
    numberOf(name, values[name], usual, { least: 0, most });
  const { ordersPercent, failurePoints, paymentErrorPoints, leastCalls } = usualGuardrails;
  return {
    ordersPercent: of('orders-percent', ordersPercent, 100),
    failurePoints: of('failure-points', failurePoints, 100),
    paymentErrorPoints: of('payment-error-points', paymentErrorPoints, 100),
    leastCalls: Math.max(1, of('least-calls', leastCalls, 100_000)),
  };
};

function numberOf(
  name: string,
  text: string | undefined,
  usual: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  if (text === undefined) return usual;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  if (value >= least && value <= most) return value;
  throw new MarketCommandError(
    `--${name} ${text}: expected a whole number from ${least} to ${most}.`,
  );
}
