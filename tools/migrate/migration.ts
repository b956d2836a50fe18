import type { JsonText } from './json-text.ts';

/** What a migration did in a manifest, and what it leaves to a person. */
export interface Migrated {
  /** A sentence for each change that was made. */
  readonly done: readonly string[];
  /** What it does not know how to rewrite: a JSON pointer, and what to do there. */
  readonly byHand: readonly { readonly pointer: string; readonly remedy: string }[];
}

/** Rewrites manifests for one version of the engine into such for the next. */
export interface Migration {
  /** Version that manifests state; undefined for those that state none. */
  readonly from: string | undefined;
  /** The next version, as major.minor. */
  readonly to: string;
  readonly rewrite: (manifest: JsonText) => Migrated;
}
