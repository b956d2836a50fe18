import type { MomentOrNow } from './column-types.ts';

/** A version of the markets that was published. Rows are only added: going back publishes an older one again [OPR-12]. */
export interface MarketVersionTable {
  /** From 1 up; the greatest is the one that servers serve. */
  number: number;
  published_at: MomentOrNow;
  /** Who published it, as the command or the console knows them. */
  author: string;
  /** Why, in the author's words. */
  reason: string;
  /** What the author was shown of its consequences. */
  plan: string;
  /** The version that it brings back; null for one with files of its own. */
  restores: number | null;
}

/** The content of a file of any version, once however many versions have it. */
export interface MarketFileTable {
  /** SHA-256 of the content, hexadecimal. */
  digest: string;
  content: string;
}

/** A draft of the markets that can be looked at for a while, and is published by nobody [OPR-14]. */
export interface MarketDraftTable {
  /** Random: whoever has a link to it has it from its author. */
  id: string;
  created_at: MomentOrNow;
  /** Nobody can look at it from then on. */
  expires_at: Date;
  author: string;
  /** What it is for, in the author's words. */
  reason: string;
}

/** Which content a file has in a draft. */
export interface MarketDraftFileTable {
  draft: string;
  /** Below the folder of the markets. */
  path: string;
  digest: string;
}

/** Which content a file has in a version. */
export interface MarketVersionFileTable {
  version: number;
  /** Below the folder of the markets, such as `<market>/manifest.json`. */
  path: string;
  digest: string;
}
