import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Pause before memory is given back, in milliseconds: the first callers, who waited for the start, are served before. */
const pauseMs = 2_000;

/** Gives back, once, what a start has taken and nobody needs any more: a process at rest would keep a third too much. */
export function giveBackMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as NodeJS.GCFunction;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, pauseMs).unref();
}
