import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { currentEdition, type Edition, inEdition, marketWithSector } from '../markets/edition.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { Sector, SectorCache } from './sector-cache.ts';
import { sectorOfCatalogue } from './sold-in.ts';

/** What visitors of an edition find in a sector is the edition's own; a hut that was closed since is closed for them too. */
export function editionSectors(
  stored: Pick<SectorCache, 'sector'>,
  markets: Pick<MarketRegistry, 'bySector'>,
): Pick<SectorCache, 'sector'> {
  const kept = new WeakMap<Sector, WeakMap<Edition, Sector>>();
  return {
    async sector(name) {
      const edition = currentEdition();
      const own = edition && marketWithSector(edition, name);
      const served = await inEdition(undefined, () => stored.sector(name));
      if (!edition || !own?.catalogue) return served;
      const ofSector = kept.get(served) ?? new WeakMap<Edition, Sector>();
      kept.set(served, ofSector);
      const before = inEdition(undefined, () => markets.bySector(name));
      const known = ofSector.get(edition) ?? sectorOf(name, own, served, before);
      ofSector.set(edition, known);
      return known;
    },
  };
}

function sectorOf(
  name: string,
  { catalogue, market }: RunningMarket,
  served: Sector,
  before: RunningMarket | undefined,
): Sector {
  if (!catalogue) return served;
  const written = new Map(
    before?.catalogue?.huts.filter(({ sector }) => sector === name).map((hut) => [hut.id, hut]),
  );
  const sector = sectorOfCatalogue(name, catalogue, market.manifest.sectors);
  const huts = [...sector.huts.values()].map((hut): [string, Hut] => [
    hut.id,
    withPresentState(hut, served.huts.get(hut.id), written.get(hut.id)),
  ]);
  return { ...sector, huts: new Map(huts) };
}

/** A hut with what was done to it since it was read from its file, which no edition undoes. */
function withPresentState(hut: Hut, present: Hut | undefined, written: Hut | undefined): Hut {
  const isClosed = present?.closed ?? false;
  if (!present || !written || isClosed === (written.closed ?? false)) return hut;
  const { closed: _closed, ...open } = hut;
  return isClosed ? { ...open, closed: true } : open;
}
