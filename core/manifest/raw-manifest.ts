import type { Json } from './json.ts';

/** A manifest file as it was read, whatever it holds. */
export interface RawManifest {
  /** Folder of the market. */
  readonly market: string;
  /** Path to name in messages. */
  readonly file: string;
  readonly content: Json;
}

/** What manifests may refer to. */
export interface KnownNames {
  readonly plugins: readonly string[];
  /** Locales that have a file of wording, by market folder. */
  readonly wording: Readonly<Record<string, readonly string[]>>;
}
