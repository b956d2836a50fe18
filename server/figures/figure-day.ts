import { tradingDateOf } from '../../core/timeslots/trading-day.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';
import type { RunningMarket } from '../markets/running-market.ts';

/** Where and when something is counted. */
export interface FigurePlace {
  readonly market: string;
  /** Empty where no hut is known, as is the hut. */
  readonly sector: string;
  readonly hutId: string;
  /** Trading day, YYYY-MM-DD. */
  readonly day: string;
}

/** What places are worked out from. */
export interface FigureFacts {
  readonly catalogue: Pick<CatalogueReader, 'hut' | 'huts'>;
  /** The present moment, in milliseconds. */
  readonly now: () => number;
}

/** The time zone of a sector: that of its first hut. */
export const zoneOfSector = async (
  { catalogue }: Pick<FigureFacts, 'catalogue'>,
  sector: string,
): Promise<string> => (await catalogue.huts(sector))[0]?.timeZone ?? 'UTC';

/**
 * Where something counts that happens now: at a hut on its trading day, else in the market on that of its first hut
 * [OPR-25]. Undefined for a hut that the market does not have, and for a test hut.
 */
export async function figurePlace(
  facts: FigureFacts,
  { id: market, market: { manifest }, manifestAt }: RunningMarket,
  hut: { readonly sector: string; readonly hutId: string } | undefined,
): Promise<FigurePlace | undefined> {
  const at = facts.now();
  if (!hut) {
    const zone = await zoneOfSector(facts, manifest.sectors[0] ?? '');
    const day = tradingDateOf(zone, at, manifest.tradingDay);
    return { market, sector: '', hutId: '', day };
  }
  const { sector, hutId } = hut;
  const known = manifest.sectors.includes(sector)
    ? await facts.catalogue.hut(sector, hutId)
    : undefined;
  if (!known || known.test === true) return undefined;
  const { tradingDay } = manifestAt(sector, hutId);
  return { market, sector, hutId, day: tradingDateOf(known.timeZone, at, tradingDay) };
}
