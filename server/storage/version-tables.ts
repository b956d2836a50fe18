import type { GeneratedAlways } from 'kysely';
import type { Json, MomentOrNow } from './column-types.ts';

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

/** How a canary ended. */
export type CanaryOutcome = 'promoted' | 'taken-back';

/** Who a visitor is to a canary. */
export type CanarySide = 'canary' | 'others';

/** What of the visitors of a side is counted. */
export type CanaryTally = 'visitors' | 'orders' | 'failures' | 'payment-errors';

/** A version that some visitors are served before all others; one runs at a time [OPR-16]. */
export interface MarketCanaryTable {
  id: GeneratedAlways<number>;
  started_at: MomentOrNow;
  author: string;
  reason: string;
  /** What its author was shown of its consequences. */
  plan: string;
  /** The version that all others are served. */
  after: number;
  /** Who meets it. */
  reach: Json;
  /** Where it is taken back. */
  guardrails: Json;
  /** Null while it runs. */
  ended_at: Date | null;
  outcome: CanaryOutcome | null;
  /** Why it ended, in words. */
  why: string | null;
}

/** Which content a file has in a canary. */
export interface MarketCanaryFileTable {
  canary: number;
  /** Below the folder of the markets. */
  path: string;
  digest: string;
}

/** What the visitors of a side did since a canary began. */
export interface MarketCanaryCountTable {
  canary: number;
  side: CanarySide;
  tally: CanaryTally;
  count: number;
}
