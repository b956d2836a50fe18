import type { Finding, Tally } from '../../fuzz/run-calls.ts';

/** The part of a run in which memory may still grow as caches fill. */
const warmUpShare = 0.3;
const longestTold = 600;

/** A call that went wrong, and how to make it again. */
export const tellFinding = (
  { index, call: { method, path, headers, body }, what, answer }: Finding,
  seed: number,
): string =>
  [
    `${what}: call ${index}, again with npm run bench fuzz -- 1 ${seed} ${index}`,
    `  ${method} ${path}`,
    `  ${JSON.stringify(headers)}`,
    ...(body === undefined ? [] : [`  ${body.slice(0, longestTold)}`]),
    ...(answer === '' ? [] : [`  answered ${answer.slice(0, longestTold)}`]),
  ].join('\n');

/** How often each route was answered with which status. */
export const tellRoutes = (routes: Tally['routes']): string =>
  [...routes]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([route, statuses]) => {
      const counts = [...statuses].toSorted(([one], [other]) => one - other);
      return `  ${route}  ${counts.map(([status, count]) => `${status}: ${count}`).join(', ')}`;
    })
    .join('\n');

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How much memory has grown since the warm-up, as a share of what it was. */
export function tellMemory(memory: readonly number[]): { growth: number; text: string } {
  const part = Math.ceil(memory.length / 10);
  const warm = Math.floor(memory.length * warmUpShare);
  const before = middle(memory.slice(warm, warm + part));
  const after = middle(memory.slice(-part));
  const growth = after / before - 1;
  const megabytes = [before, after].map((bytes) => Math.round(bytes / 2 ** 20)).join(' to ');
  const text = `memory: ${megabytes} MB, ${(growth * 100).toFixed(1)} % after the warm-up`;
  return { growth, text };
}
