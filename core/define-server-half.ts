import type { Contribution } from './define-plugin.ts';
import type { ServerContracts } from './extension-points.ts';

/**
 * The half of a plugin that only the server loads: the default export of `server.ts` beside its `plugin.ts`. No byte of
 * it gets into the browser's build. Importing it does nothing [ENG-15, ENG-19].
 */
export interface ServerHalf {
  /** What it puts behind points that only the server loads. */
  readonly contributes: readonly Contribution[];
}

/** Types the literal of a server half; `Options` are those of its `plugin.ts`, which has their schema. */
export const defineServerHalf = <Options = Readonly<Record<string, unknown>>>(half: {
  readonly contributes: readonly Contribution<Options, keyof ServerContracts>[];
}): ServerHalf => half as ServerHalf;
