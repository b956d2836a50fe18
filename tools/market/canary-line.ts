import type { Canary } from '../../server/versions/canary-repository.ts';

/** A canary as a line of the history. */
export const canaryLine = ({
  id,
  startedAt,
  author,
  reason,
  reach,
  outcome,
  why,
}: Canary): string =>
  [
    `canary ${id}`,
    startedAt.toISOString().slice(0, 19).replace('T', ' '),
    author,
    reach.kind === 'huts' ? reach.huts.join(',') : `${reach.percent} % of visitors`,
    reason,
    outcome === null ? 'runs' : `${outcome}: ${why ?? ''}`,
  ].join('  ');
