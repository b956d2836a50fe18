import { noProgress, stepsAfter, type VisitProgress } from '../../core/experiments/visit-steps.ts';
import type { SentEvent } from '../../core/shell/ports.ts';
import type { VisitSteps } from '../../schemas/types/http/figures.ts';
import type { HttpClient } from '../kernel/http-client.ts';
import type { KeyValueStorage } from '../kernel/key-value-storage.ts';

/** What steps are counted through. */
export interface StepPorts {
  readonly http: () => Pick<HttpClient, 'send'>;
  readonly sessionStorage: () => Pick<KeyValueStorage, 'read' | 'write'>;
  /** Begins the name of what is kept for the session. */
  readonly prefix: string;
}

/** Most that one call counts. */
const most = 240;

/** What was told of the session; nothing where what is kept cannot be read. */
function kept(text: string | undefined): VisitProgress {
  try {
    const { reached, variants } = JSON.parse(text ?? '') as Partial<VisitProgress>;
    return typeof reached === 'number' && variants ? { reached, variants } : noProgress;
  } catch {
    return noProgress;
  }
}

/**
 * Has the server count how far visits come, by nothing but the events that analytics gets, each step once a session.
 * What is not counted is lost: nobody waits for it [OPR-25].
 */
export function stepCounter({ http, sessionStorage, prefix }: StepPorts) {
  const key = `${prefix}steps`;
  let progress: VisitProgress | undefined;
  return (event: SentEvent): void => {
    const before = (progress ??= kept(sessionStorage().read(key)));
    const after = stepsAfter(before, event);
    ({ progress } = after);
    const counts = after.counts.slice(0, most);
    if (counts.length === 0) return;
    const { sector, hutId } = event;
    const body: VisitSteps = {
      ...(sector !== undefined && hutId !== undefined && { sector, hutId }),
      counts: [...counts],
    };
    try {
      sessionStorage().write(key, JSON.stringify(progress));
    } catch {
      // The storage is full: the page remembers.
    }
    http()
      .send({ method: 'POST', path: '/v1/visits/steps', body })
      .catch(() => undefined);
  };
}
