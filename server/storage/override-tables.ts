import type { Json, MomentOrNow } from './column-types.ts';

/** What an operator changes at a hut for a while [OPR-22]. Ended ones stay for the record. */
export interface HutOverrideTable {
  id: string;
  market: string;
  sector: string;
  hut_id: string;
  /** A timed override as manifests have them, without sectors, huts and settings. */
  override: Json;
  /** Email address of the operator who began it. */
  operator: string;
  created_at: MomentOrNow;
  /** When it ends by itself; empty where it does not. */
  over_at: Date | null;
  /** When an operator ended it before its time; empty until then. */
  ended_at: Date | null;
}
