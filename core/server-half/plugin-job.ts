import type { PluginServer } from './plugin-server.ts';

/**
 * Work that a plugin does again and again in every market that names it: at once after the first start, then at every
 * interval, by one process at a time. A process that dies is followed by another within a minute. What it throws is logged
 * and counted, and the next round comes at its time [ENG-15].
 */
export interface PluginJob<Options = Readonly<Record<string, unknown>>> {
  /** Its name among the plugin's jobs. */
  readonly name: string;
  /** From the beginning of one round to that of the next, in milliseconds: 1000 or more, as long as a round takes at least. */
  readonly everyMs: number;
  /**
   * One round. It may be done again after a crash, so each step of it bears to be repeated.
   * @param signal is aborted when the server closes, which waits ten seconds for the round to end
   */
  run(server: PluginServer<Options>, signal: AbortSignal): Promise<void>;
}
