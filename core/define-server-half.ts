import type { Contribution } from './define-plugin.ts';
import type { ServerContracts } from './extension-contracts.ts';
import type { PluginCustomers } from './server-half/plugin-customers.ts';
import type { PluginJob } from './server-half/plugin-job.ts';
import type { PluginRoute } from './server-half/plugin-route.ts';
import type { PluginServer } from './server-half/plugin-server.ts';

/**
 * The half of a plugin that only the server loads: the default export of `server.ts` beside its `plugin.ts`. No byte of
 * it gets into the browser's build. Importing it does nothing [ENG-15, ENG-19].
 */
export interface ServerHalf<
  Options = Readonly<Record<string, unknown>>,
  Contributed = Contribution,
> {
  /** What it puts behind points that only the server loads. */
  readonly contributes?: readonly Contributed[];
  readonly routes?: readonly PluginRoute<Options>[];
  readonly jobs?: readonly PluginJob<Options>[];
  /** What is done with what its tables hold of customers. */
  readonly customers?: PluginCustomers<Options>;
}

/** Types the literal of a server half; `Options` are those of its `plugin.ts`, which has their schema. */
export const defineServerHalf = <Options = Readonly<Record<string, unknown>>>(
  half: ServerHalf<Options, Contribution<Options, keyof ServerContracts, PluginServer<Options>>>,
): ServerHalf => half as unknown as ServerHalf;
