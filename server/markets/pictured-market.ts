import type { MarketPictures } from '../../core/menu/picture-address.ts';
import { digestOf } from './digest-of.ts';
import { pagePictures } from './page-pictures.ts';
import type { RunningMarket } from './running-market.ts';

/** Gives markets the photographs that operators uploaded for them; the same object until one of them changes [OPR-26]. */
export function picturedMarkets(
  uploadedOf: (market: string) => MarketPictures['uploaded'],
): (running: RunningMarket) => RunningMarket {
  const made = new WeakMap<RunningMarket, RunningMarket>();
  return (running) => {
    const uploaded = uploadedOf(running.id);
    if (uploaded.size === 0) return running;
    const known = made.get(running);
    if (known?.pictures.uploaded === uploaded) return known;
    const pictures = { ...running.pictures, uploaded };
    const { manifest } = running.market;
    const pictured: RunningMarket = {
      ...running,
      pictures,
      clientManifest: pagePictures(running.clientManifest, manifest, pictures),
      revision: digestOf([running.revision, [...uploaded]]),
    };
    made.set(running, pictured);
    return pictured;
  };
}
