import type { Generated } from 'kysely';

/** Where the tables of a plugin are. */
export interface PluginSpaceTable {
  /** Id of the plugin. */
  plugin: string;
  /** The schema that holds its tables. */
  schema_name: string;
  /** The role that its statements run as, which has nothing but that schema; known to the whole database server. */
  role_name: string;
}

/** Work that a plugin does again and again. */
export interface PluginJobTable {
  plugin: string;
  market: string;
  job: string;
  /** When the next round begins; while one runs, when its process is given up for dead. */
  due_at: Date;
  /** What the process that is at it has called its round; null while nobody is. */
  holder: string | null;
  /** Rounds that failed. */
  failures: Generated<number>;
}
